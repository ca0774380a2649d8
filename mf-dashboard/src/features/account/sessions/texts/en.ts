import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  partTitle: 'Devices',
  partLead:
    'The browsers in which you are signed in. We note only the program, the system and the day, never the IP address.',
  device: '{{browser}} on {{system}}',
  here: 'This browser',
  pushed: 'Gets messages',
  endPush: 'Stop the messages',
  endPushOn: 'Stop the messages on {{device}}',
  used: 'Last used on {{date}}',
  none: 'The list is made while you use the site.',
  together:
    'One device alone cannot be signed out: the sign-in service ends all sessions at once. Then you sign in again where you want.',
  otherBrowser: 'Another browser',
  otherSystem: 'another system',
  everywhere: 'Sign out on every device',
  title: 'Sign out everywhere?',
  text: 'You are signed out here too. Pages open elsewhere sign out as soon as they have a connection. If your address is confirmed, we send you an e-mail about it.',
  cancel: 'Cancel',
};
