import type { NotificationSentences } from '../notification/sentence.ts';

/** What people are told, in English: in the site and by mail. */
export const said: NotificationSentences = {
  author: {
    invited: '{{name}} invites you to write the course “{{title}}” together.',
    accepted: '{{name}} now writes the course “{{title}}” with you.',
    removed: '{{name}} has ended your part in writing the course “{{title}}”.',
    offered: '{{name}} wants to hand the course “{{title}}” over to you. Answer among its co-authors.',
    refused: '{{name}} does not take over the course “{{title}}”. It stays yours.',
    handedOver: '{{name}} has taken over the course “{{title}}” from you. You are a co-author now.',
    tookOver: 'The course “{{title}}” is yours now: you took it over from {{name}}.',
  },
  booking: {
    requested: '{{name}} asks for a time for “{{title}}”: {{at}}.',
    confirmed: '{{name}} has confirmed “{{title}}”: {{at}}.',
    declined: '{{name}} cannot make the time you asked for “{{title}}”: {{at}}.',
    cancelled: 'The meeting with {{name}} has been cancelled: “{{title}}”, {{at}}.',
    expired: '{{name}} did not answer your request for “{{title}}” in time: {{at}}. You can ask for another time.',
    completed: 'The meeting with {{name}} has taken place: “{{title}}”. You can write a review.',
    proposed: '{{name}} proposes another time for “{{title}}”: {{at}}. Answer among your bookings.',
    kept: '{{name}} cannot make the time proposed for “{{title}}”. It stays as it was: {{at}}.',
    moved: 'Your session with {{name}} has another time: “{{title}}”, {{at}}.',
    missed:
      '{{name}} says that you did not come to “{{title}}”, {{at}}. If that is wrong, you can dispute it for 48 hours.',
    disputed: '{{name}} says that they came to “{{title}}”, {{at}}. The absence no longer counts.',
    dayBefore: 'You have a meeting with {{name}}: “{{title}}”, {{at}}.',
    hourBefore: 'Your meeting with {{name}} begins soon: “{{title}}”, {{at}}.',
    booked: '{{name}} has booked “{{title}}”: {{at}}.',
  },
  waiting: {
    free: '{{name}} has a free time: {{at}}, “{{title}}”. It is held for you until {{until}}.',
    passed:
      'The time that was held with {{name}}, {{at}}, has gone to the next in line. You are no longer on the waiting list.',
    closed: '{{name}} takes no bookings any more, and the waiting list has closed.',
  },
  enrollment: { received: '{{name}} has enrolled in the course “{{title}}”.' },
  course: {
    published: 'The course “{{title}}” has been published.',
    returned: 'The course “{{title}}” needs changes.',
    suspended: 'The course “{{title}}” has been suspended by an administrator.',
    restored: 'The course “{{title}}” is no longer suspended.',
    announced: 'Announcement in “{{course}}”: {{title}}',
    givenAway: 'An administrator gave your course “{{title}}” to {{name}}. You are a co-author now.',
    given: 'An administrator gave you the course “{{title}}” of {{name}}. You are its owner now.',
  },
  instructor: {
    invited: '{{name}} has named you as an instructor of “{{title}}”. Answer among your courses.',
    accepted: '{{name}} has agreed to teach “{{title}}”.',
    declined: '{{name}} does not teach “{{title}}”.',
  },
  resource: {
    published: 'The resource “{{title}}” has been published.',
    returned: 'The resource “{{title}}” has come back to you.',
    suspended: 'The resource “{{title}}” has been suspended by an administrator.',
    restored: 'The resource “{{title}}” is no longer suspended.',
    givenAway: 'An administrator gave your resource “{{title}}” to {{name}}.',
    given: 'An administrator gave you the resource “{{title}}” of {{name}}.',
  },
  expert: {
    returned: 'Your expert page needs changes before people can find it.',
    suspended: 'Your expert page has been suspended by an administrator.',
    restored: 'Your expert page is no longer suspended: people can find it again.',
  },
  file: {
    takenDown: 'The file “{{title}}” has been taken down by the site’s staff: only the staff can open it now.',
    putBack: 'The file “{{title}}” has been put back: it opens as before.',
  },
  question: {
    asked: '{{name}} has asked a question in the lesson “{{title}}” of the course “{{course}}”.',
    answered: '{{name}} has answered a question that you follow, in the lesson “{{title}}”.',
    marked: 'Your answer in the lesson “{{title}}” has been marked as the right one.',
    hidden: 'What you wrote in the lesson “{{title}}” has been hidden by an administrator.',
  },
  review: {
    received: '{{name}} has reviewed “{{title}}”: {{rating}} out of 5.',
    answered: 'Your review of “{{title}}” has been answered.',
    hidden: 'Your review of “{{title}}” has been hidden by an administrator.',
  },
  certificate: {
    issued: 'You have received the certificate for “{{title}}”.',
    revoked: 'Your certificate for “{{title}}” was revoked by an administrator.',
  },
  right: {
    creator: 'From now on you publish your resources yourself.',
    expert: 'From now on people can find you among the experts.',
    instructor: 'From now on you are a verified instructor.',
    administrator: 'From now on you are an administrator.',
    moderator: 'From now on you are a moderator: you look after what people report, and after resources.',
    support: 'From now on you are one of support: you answer messages and help people with their accounts.',
    translator:
      'From now on you are an editor of translations: you look after the texts of the site in both languages.',
    noRole: 'You no longer have a role in the site’s staff.',
  },
  verification: {
    rejected: 'Your request was refused: {{right}}.',
    revoked: 'An administrator took back your right: {{right}}.',
  },
  site: {
    canaryTakenBack: 'The release {{name}} failed too often for those who tried it out. The site took it back.',
    budgetExceeded: 'The site has exceeded the budget of the day: {{title}}.',
    leadReceived: 'A visitor has left a message on the site; it waits for an answer.',
  },
  security: {
    suspended: 'Your account was suspended by an administrator. You can no longer sign in.',
    restored: 'Your account is no longer suspended. You can sign in again.',
    copyAskedFor:
      'An administrator asked for a copy of your data for you. We tell you when it is ready; only you can open it, on the account page.',
    copied: 'The copy of your data that was asked for is ready. It waits in your account for 7 days.',
    addressChanged: 'The e-mail address of your account has changed. If it was not you, write to us at once.',
    passwordChanged:
      'Your account has a new password. If it was not you, choose another one now with “Forgot your password?”.',
    googleAdded:
      'From now on you can sign in with Google too. If it was not you, change your password and write to us.',
    googleRemoved: 'Google no longer opens your account. If it was not you, change your password and write to us.',
    passwordRemoved:
      'Your account no longer has its earlier password: sign in with Google or by a link in an e-mail, or choose another one with “Forgot your password?”.',
    factorOn:
      'You switched the second check on: signing in asks for a code too. If it was not you, change your password.',
    factorOff:
      'You switched the second check off: signing in no longer asks for a code. If it was not you, change your password.',
    recovered:
      'A backup code switched off the second check of your account. If it was not you, change your password now.',
    deletionAsked: 'Your account will be deleted after {{until}}. Until then you can keep it, on the account page.',
    deletionAskedFor:
      'An administrator asked for you to have your account deleted, after {{until}}. If you did not want this, keep the account on its page or write to us.',
    deletionUndone: 'Your account stays: the request to delete it was withdrawn.',
    deleted: 'Your account is being deleted now, as you asked. You get no further messages from us.',
    signedOut: 'You were signed out on every device. If it was not you, choose a new password.',
  },
};
