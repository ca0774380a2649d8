import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'The person’s data',
  intro:
    'For whoever asks by letter or telephone. Make sure first that it is them. They are told the reason, in the site and by e-mail.',
  waiting: 'A copy of the data is being made',
  waitingText: 'Asked for on {{date}}. The person is told when it is ready.',
  ready: 'A copy of the data is ready',
  readyText: 'Only the person opens it, on their account page, until {{date}}.',
  deletion: 'The account will be deleted after {{date}}',
  byThemselves: 'The person asked for the deletion. Until then they can keep the account.',
  onBehalf: 'An administrator asked for the deletion, for the person. Until then they can keep the account.',
  begun: 'The deletion of the account has begun',
  begunText: 'It can no longer be stopped.',
  suspended: 'The account is suspended: the person could not open a copy.',
  act: {
    copy: 'Ask for a copy of the data…',
    deletion: 'Ask to delete the account…',
    callOff: 'Withdraw the request to delete…',
  },
  ask: {
    copy: 'Ask for a copy of the data for {{name}}?',
    deletion: 'Ask to delete the account for {{name}}?',
    callOff: 'Withdraw the request to delete the account of {{name}}?',
  },
  effect: {
    copy: 'The copy waits for the person ({{email}}) on their account page for 7 days. They alone open it, after signing in again; you do not see it.',
    deletion:
      'The person ({{email}}) has 14 days to keep the account. Then everything of theirs is erased, and what they published stays without their name.',
    callOff: 'The account ({{email}}) stays, also if the person asked for the deletion. They can ask for it again.',
  },
  confirm: { copy: 'Ask for the copy', deletion: 'Ask for the deletion', callOff: 'Withdraw the request' },
  done: {
    copy: 'A copy of the data was asked for {{name}}.',
    deletion: 'The deletion of the account was asked for {{name}}.',
    callOff: 'The account of {{name}} stays.',
  },
  reason: 'How and why they asked',
  reasonHint: 'The letter and its date, for instance. The person reads what you write.',
  reasonMissing: 'Write how and why the person asked.',
  refusal: {
    staff: 'The account is now that of one of the staff, who ask for themselves.',
    suspended: 'The account is suspended: the person could not open the copy.',
    standing: 'It has been asked for already.',
    leaving: 'The deletion of the account has begun already.',
    gone: 'The request to delete was withdrawn meanwhile.',
  },
};
