import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Instructors',
  intro: 'Besides you, the course’s page shows the verified instructors whom you name and who agree.',
  email: 'The instructor’s e-mail address',
  emailHint: 'They are notified, and shown nowhere until they agree.',
  emailWrong: 'Write a complete address, such as ana@example.com.',
  name: 'Name them',
  invited: 'The invitation is sent.',
  remove: 'Remove',
  status: { invited: 'Has not answered', accepted: 'Has agreed', declined: 'Has declined', removed: 'Removed' },
  refusal: {
    'not-found': 'No verified instructor has this address.',
    conflict: 'They are named already, or have declined. Whoever has declined can only change their own mind.',
    invalid: 'This is your own address: you are on the course’s page already, as its author.',
    'quota-exceeded': 'A course has at most ten named instructors.',
    'too-often': 'You have named many in a short time. Try again in an hour.',
  },
};
