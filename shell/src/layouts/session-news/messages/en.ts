import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  locale: 'en',
  none: 'Notifications',
  unread_one: 'Notifications: {{shown}} unread',
  unread_other: 'Notifications: {{shown}} unread',
  ended:
    'You are no longer signed in: the session has ended, you signed out on every device, or the account was suspended. Sign in again to continue.',
  new: 'You have a new notification.',
  maintenance: 'The site is being worked on',
  maintenanceEnds: 'It is expected to end: {{time}}.',
};
