import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  lead: 'Who has an account, and with which rights. Every change takes effect at once and stays on record.',
  searchRegion: 'Search accounts',
  searchPlaceholder: 'Name or e-mail',
  search: 'First name, surname or e-mail',
  who: 'Right, role or state',
  anybody: 'Any',
  order: { label: 'Order', name: 'By name', newest: 'Newest first' },
  found_one: '{{count}} account',
  found_other: '{{count}} accounts',
  foundFirst_one: 'The first account',
  foundFirst_other: 'The first {{count}} accounts',
  person: 'Person',
  since: 'Since',
  noName: 'No name',
  you: 'You',
  ownAdmin: 'Only another administrator can withdraw your administrator right.',
  rights: 'Rights and access',
  switchName: '{{flag}}: {{name}}',
  admin: {
    grant: 'Make administrator',
    withdraw: 'Withdraw',
    of: 'for {{name}}',
    grantTitle: 'Make {{name}} an administrator?',
    grantConfirm: 'Make administrator',
    grantText:
      'Whoever uses the address {{email}} will be able to read everybody’s data, publish and hide anything, and change the settings and anybody’s rights, yours included.',
    withdrawTitle: 'Withdraw the administrator right of {{name}}?',
    withdrawConfirm: 'Withdraw',
    withdrawText:
      'The account with the address {{email}} loses access to the administration at once. The rest of the account stays as it is.',
  },
  standing: {
    header: 'Access',
    suspended: 'Suspended',
    why: 'The reason: {{reason}}',
    suspend: 'Suspend',
    restore: 'Restore',
    of: 'the account {{name}}',
    askedWhy: 'Suspend the account {{name}}?',
    reason: 'The reason',
    reasonHint:
      'Whoever has confirmed the address reads it in an e-mail. The person can no longer sign in. Courses, resources and the expert page stay as they are; you can suspend them separately.',
    reasonMissing: 'Write the reason.',
    changedMeanwhile: 'The account has changed meanwhile: it is suspended already or has become an administrator.',
    hasSuspended: 'The account {{name}} is suspended.',
    hasRestored: 'The account {{name}} is open again.',
  },
  empty: {
    title: 'No account matches',
    text: 'Try another name, or only its beginning, with or without diacritics.',
  },
  clear: 'Show all accounts',
  granted: {
    isAdmin: '{{name}} is an administrator now.',
    verifiedCreator: '{{name}} is a verified creator now.',
    verifiedExpert: '{{name}} is a verified expert now.',
    verifiedInstructor: '{{name}} is a verified instructor now.',
  },
  withdrawn: {
    isAdmin: '{{name}} is no longer an administrator.',
    verifiedCreator: '{{name}} is no longer a verified creator.',
    verifiedExpert: '{{name}} is no longer a verified expert.',
    verifiedInstructor: '{{name}} is no longer a verified instructor.',
  },
  refused: 'The rights of {{name}} stay as they were. {{reason}}',
};
