import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  check_one: 'Check the link',
  check_other: 'Check the {{count}} links',
  checking: 'Each link is being opened; this can take a minute.',
  checked: 'Checked on {{date}}.',
  checkedNew: 'Checked on {{date}}. You have added others since.',
  allFine: 'All links lead somewhere.',
  wrong: 'Links to look at:',
  state: {
    fine: 'Works',
    gone: 'The page does not exist',
    silent: 'Does not answer',
    closed: 'Is not a public address',
  },
};
