import type { Translation } from '@cursiv/shared-i18n';
import type { instructors as ro } from '../../ro/teaching/instructors.ts';

export const instructors: Translation<typeof ro> = {
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
  teaching: 'Teaching courses of others',
  teachingIntro: 'As long as you agree, your name is on the course’s page.',
  asked: {
    invited: '{{name}} has named you as an instructor.',
    accepted: 'You are an instructor of the course by {{name}}.',
    declined: 'You have declined to teach the course by {{name}}.',
    removed: '{{name}} has removed you.',
  },
  answer: { accepted: 'Agree', declined: 'Decline', leave: 'Stop teaching' },
  answered: {
    invited: 'You were named.',
    accepted: 'You are shown as an instructor on the course’s page.',
    declined: 'You are not shown on the course’s page.',
    removed: 'You were removed.',
  },
  notVerified: 'You are no verified instructor any more. You can ask for the right in your account.',
};
