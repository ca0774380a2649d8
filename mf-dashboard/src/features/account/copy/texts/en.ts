import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of the copy of a person’s data, and of signing in once more. */
export const en: Translation<typeof ro> = {
  title: 'Your data',
  lead: 'You get everything we keep about you in a ZIP file: a page to read, data for other programs, your files and certificates. We keep it for {{count}} days.',
  ask: 'Ask for a copy of the data',
  again: 'Ask for a new copy',
  waitingTitle: 'We are making the copy',
  waiting: 'We tell you by a notification and by e-mail when it is ready. You can close the page.',
  readyTitle: 'The copy is ready',
  ready: '{{size}}. We erase it on {{date}}.',
  open: 'Download',
  opened: 'The download has begun.',
  busy: 'We are already making a copy.',
  tooOften: 'You have asked for enough copies today. Try again tomorrow.',
  confirmTitle: 'Show us that it is you',
  confirmPassword: 'Write the password of {{email}}, and we go on.',
  confirmGoogle: 'You sign in with Google: confirm in the window that opens.',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  code: 'Code from your authenticator app',
  noPassword:
    'If you sign in by links in e-mails and have no password, sign out and in again by a link: then we do not ask for it.',
  missing: 'Write the password.',
  wrong: 'This is not your password. Check it and try again.',
  confirm: 'Go on',
  google: 'Go on with Google',
  cancel: 'Cancel',
};
