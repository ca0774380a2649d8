import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  answer: 'Answer',
  changeAnswer: 'Change the answer',
  yourAnswer: 'Your answer',
  sendAnswer: 'Send the answer',
  answered: 'Your answer is published.',
  emptyAnswer: 'Write the answer before you send it.',
  yours: 'Your review',
  write: 'How did you find it?',
  later: {
    course:
      'You can write a review after {{percent}}% of the course, at the earliest {{minutes}} minutes after enrolling.',
    expert: 'You can write a review after the session: once the expert marks it completed, or a day after it.',
  },
  unverified: 'To write a review, first confirm your e-mail address: open the link in the message we sent you.',
  toAccount: 'Ask for another message in your account',
  waits: 'This review has been reported and waits to be looked at. Until then you can change it, but not delete it.',
  hidden: 'Your review is no longer shown',
  hiddenWhy: 'The site’s staff has hidden it. The reason: “{{reason}}”.',
  howMany: 'How many stars?',
  missing: 'Choose from one to five stars.',
  words: {
    course: 'What would you tell somebody who is thinking about the course?',
    expert: 'What would you tell somebody who is thinking about a session?',
  },
  wordsHint: 'You can leave this empty. Your name stands beside the review.',
  publish: 'Publish the review',
  save: 'Save the review',
  edit: 'Edit',
  remove: 'Delete',
  cancel: 'Cancel',
  /** Reporting a review to administrators and moderators. */
  report: {
    open: 'Report',
    of: 'the review by {{name}}',
    reason: 'What is wrong?',
    reasons: {
      spam: 'Advertising or spam',
      offensive: 'Offends or threatens',
      unrelated: 'Has nothing to do with the subject',
      other: 'Something else',
    },
    send: 'Send',
    done: 'Thank you. The site’s staff will look at it.',
    again: 'You have reported this review already.',
  },
};
