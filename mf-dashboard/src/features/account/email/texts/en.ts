import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  change: 'Change the address',
  next: 'New address',
  nextHint: 'We send a link there. The address changes only when you open it.',
  send: 'Send the link',
  problem: {
    missing: 'Write the new address.',
    invalid: 'The address does not look complete, for example name@example.com.',
    same: 'This is your present address.',
  },
  waitingTitle: 'Open the link sent to {{email}}',
  waiting:
    'Until then you sign in with {{old}} as before. The link works once, for three days. When you open it, you are signed out everywhere and sign in again with the new address.',
  nothing: 'You cannot find the message? Look in Spam as well. An address that has an account already gets no message.',
  opened: 'I have opened the link',
  notYet: 'The link has not been opened yet: the account’s address is still {{old}}.',
  changed: 'The account’s address is now {{email}}.',
  again: 'Send it again',
  sent: 'We have sent the link to {{email}} again.',
  stop: 'Keep the present one',
  stopped: 'The address stays {{old}}. Do not open the link sent to {{email}}.',
};
