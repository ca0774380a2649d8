import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Features on and off',
  intro:
    'Who has a feature of the site. It shows on pages that are opened from now on; who uses it already keeps it until they give it up.',
  about: {
    push: 'The account page offers notifications on this device.',
    offline: 'The page of a course offers to keep it on the device.',
  },
  for: {
    nobody: 'Off',
    everybody: 'On for everybody',
    share: 'For a share of the browsers',
    roles: 'For some roles',
  },
  change: 'Change',
  changeOf: 'Change: {{name}}',
  asked: 'Who has “{{name}}”?',
  who: 'Who has it',
  percent: 'Percent of the browsers',
  percentHint: 'The same browser stays on the same side.',
  percentWrong: 'Write a whole number from 1 to 99.',
  roles: 'Roles',
  rolesMissing: 'Choose at least one role.',
  save: 'Save',
  done: '“{{name}}”: {{shown}}.',
  same: 'It is so already.',
  refused: '“{{name}}” was not changed. {{reason}}',
};
