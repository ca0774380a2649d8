import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Second check',
  lead: 'Signing in also asks for a code from your phone. Whoever learns your password cannot enter without it.',
  off: 'It is off.',
  on: 'It is on: you sign in with a code from your authenticator app.',
  start: 'Switch on',
  dialogTitle: 'Switch the second check on',
  scan: 'Open an authenticator app (Google Authenticator or 2FAS, for instance) and scan the picture. If you cannot, type the key by hand.',
  picture: 'The key as a QR code',
  key: 'Key',
  code: 'The 6 digits in the app',
  missing: 'Type the 6 digits.',
  confirm: 'Switch on',
  cancel: 'Cancel',
  codesTitle: 'Your backup codes',
  codesLead:
    'Keep them in a safe place: we never show them again. If you lose your phone, one of them switches the second check off.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  save: 'Download',
  file: 'cursiv-backup-codes',
  kept: 'I have kept them',
  newCodes: 'New backup codes',
  stop: 'Switch off',
  stopTitle: 'Switch the second check off?',
  stopText: 'Your password will be enough to sign in. The backup codes become worthless.',
  stopped: 'The second check is off.',
};
