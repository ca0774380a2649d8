import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Verified rights',
  lead: 'An administrator reads the request and answers. For each right, one request can be open.',
  emailFirst: 'Verify your e-mail address first: there and among your notifications you get the answer.',
  nameFirst: 'Write your name above first.',
  about: {
    verifiedCreator: 'You publish resources and courses without waiting for a review.',
    verifiedExpert: 'You have a page among the experts and take bookings.',
    verifiedInstructor:
      'You are shown as an instructor on course pages, authors can name you, and your courses publish directly.',
  },
  standing: {
    has: 'You have it',
    submitted: 'Your request waits',
    rejected: 'Refused',
    revoked: 'Taken back',
    withdrawn: 'You withdrew the request',
  },
  ruling: 'Reason:',
  wait: 'You can ask again from {{date}}.',
  ask: 'Ask for it',
  send: 'Send the request',
  withdraw: 'Withdraw the request',
  withdrawn: 'The request is withdrawn.',
  asked: 'Your request is sent. The answer comes among your notifications.',
  openAlready: 'A request for this right waits already. Reload the page to see it.',
  why: 'Why you ask for it',
  whyHint: {
    verifiedCreator: 'What you want to publish and what you have written before.',
    verifiedExpert: 'In which field you are an expert and what shows it.',
    verifiedInstructor: 'What you have taught, where and to whom.',
  },
  whyMissing: 'Write why you ask for the right.',
  links: 'Links that show it',
  linksHint: 'One a line, at most {{count}}, beginning with https://.',
  linkWrong: '“{{link}}” is not a complete address. For example: https://example.com/page',
  linksMany: 'At most {{count}} links.',
  filesHint: 'Diplomas or works: PDF or images of at most 10 MB, up to {{count}}. Administrators alone see them.',
  addFile: 'Add a file',
  addingFile: 'Uploading…',
  removeFile: 'Remove',
};
