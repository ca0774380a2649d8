import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'What others looked at and changed',
  lead: 'What administrators, the staff and the site’s programs did with your account and your works, the newest first. You alone see this.',
  none: 'Nobody else has opened or changed your account and your works.',
  more: 'Show more',
  untitled: 'untitled',
  by: {
    administrator: 'Somebody of the site’s staff',
    operator: 'Whoever runs the site',
    site: 'The site',
    self: 'You, as an administrator',
  },
  did: {
    account: {
      seen: 'Your account’s page was opened in the administration.',
      seenAs: 'Your dashboard was read in the administration: courses, bookings, messages and resources.',
      suspended: 'Your account was suspended.',
      restored: 'Your account was restored.',
      signedOut: 'Your account was signed out on every device.',
      copyAsked: 'A copy of your data was asked for you. Only you can open it.',
      deletionAsked: 'The deletion of your account was asked for you.',
      deletionCalledOff: 'The request to delete your account was withdrawn.',
    },
    right: {
      granted: 'You were given a right: {{right}}.',
      withdrawn: 'A right was withdrawn from you: {{right}}.',
    },
    role: {
      moderator: 'You were given the role of a moderator.',
      support: 'You were given the role of support.',
      translator: 'You were given the role of an editor of translations.',
      user: 'Your role in the site’s staff was withdrawn.',
    },
    verification: {
      approved: 'Your request was approved: {{right}}.',
      rejected: 'Your request was refused: {{right}}.',
      revoked: 'The approval of your request was taken back: {{right}}.',
    },
    mail: {
      sentAgain: 'An e-mail to you that could not leave was sent again.',
      dropped: 'An e-mail to you that could not leave was let go.',
    },
    push: {
      sentAgain: 'A notification to a device of yours that could not leave was sent again.',
      dropped: 'A notification to a device of yours that could not leave was let go.',
    },
    course: {
      published: 'The course “{{title}}” was published.',
      returned: 'Changes were asked for to the course “{{title}}”.',
      suspended: 'The course “{{title}}” was suspended.',
      moved: 'Who finds the course “{{title}}” was changed.',
    },
    resource: {
      draft: 'The resource “{{title}}” was sent back to the drafts.',
      in_review: 'The resource “{{title}}” was sent to review.',
      published: 'The resource “{{title}}” was published.',
      archived: 'The resource “{{title}}” was archived.',
      suspended: 'The resource “{{title}}” was suspended.',
    },
    file: {
      takenDown: 'The file “{{title}}” was taken down.',
      putBack: 'The file “{{title}}” was put back.',
    },
    expert: {
      draft: 'Your expert page was sent back to the drafts.',
      listed: 'Your expert page was published.',
      suspended: 'Your expert page was suspended.',
      changed: 'Your expert page was changed.',
    },
    review: {
      hidden: 'A review that you wrote was hidden.',
      shown: 'A review that you wrote was shown again.',
    },
    answer: { removed: 'An answer that you wrote to a review was removed.' },
    certificate: { revoked: 'Your certificate for “{{title}}” was revoked.' },
    contribution: {
      hidden: 'A question or answer that you wrote in the course “{{title}}” was hidden.',
      shown: 'A question or answer that you wrote in the course “{{title}}” was shown again.',
    },
  },
};
