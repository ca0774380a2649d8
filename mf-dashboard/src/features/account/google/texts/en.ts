import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Sign-in with Google',
  lead: 'A second way into your account, beside the password.',
  none: 'Your account is not linked to Google.',
  link: 'Link Google',
  linked: 'You can sign in with Google too, as {{email}}.',
  linkedToast: 'From now on you can sign in with Google too.',
  taken: 'This Google account opens another Cursiv account. Choose another Google account, or unlink it there first.',
  unlink: 'Unlink Google',
  unlinkTitle: 'Unlink Google from your account?',
  unlinkText: 'From now on you sign in with {{email}} and your password alone. We send you a message about it.',
  unlinked: 'Google no longer opens your account.',
  cancel: 'Cancel',
  only: 'You sign in with Google alone, as {{email}}. To unlink it, choose a password first.',
  choose: 'Send me a link for a password',
  sentTitle: 'Look in your inbox',
  sent: 'Open the link sent to {{email}} and choose a password. Then sign in again, with it or with Google.',
};
