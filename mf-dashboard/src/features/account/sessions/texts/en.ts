import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  everywhere: 'Sign out on every device',
  title: 'Sign out everywhere?',
  text: 'You are signed out here too. Pages open elsewhere sign out as soon as they have a connection. If your address is confirmed, we send you an e-mail about it.',
  cancel: 'Cancel',
};
