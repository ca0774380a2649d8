import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  open: 'Hand over to another author…',
  title: 'Hand over what {{name}} wrote',
  email: 'Address of the new author',
  emailHint: 'They have an account already, with this address proven.',
  show: 'Show what goes',
  notFound: 'The account was not looked for',
  problem: {
    missing: 'Write the address.',
    invalid: 'The address is not complete.',
    same: 'This is the address of the present author.',
    unknown: 'Nobody has an account with this address.',
  },
  taker: 'To: {{name}} ({{email}})',
  count: {
    course_one: 'One course.',
    course_other: '{{count}} courses.',
    resource_one: 'One resource.',
    resource_other: '{{count}} resources.',
  },
  kind: { course: 'Course', resource: 'Resource' },
  effect:
    'Published pages stay as they are, with their learners. The present author stays a co-author of the courses until the new one ends that. Both are told.',
  reason: 'Why it is handed over',
  reasonHint: 'Both authors read what you write.',
  reasonMissing: 'Write why it is handed over.',
  refusal: {
    staff: 'The present author is of the staff, who hand over by themselves.',
    leaving: 'The account of the present author is being deleted.',
    self: 'Nobody gives it to themselves. Another administrator can do it.',
    taker: 'The new author cannot take it: their account is suspended or will be deleted.',
    unproven: 'The new author has not proven their address yet.',
    moved: 'It has another author already.',
  },
};
