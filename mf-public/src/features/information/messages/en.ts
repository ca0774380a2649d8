import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  template: {
    title: 'Template',
    text: 'The operator of the site reviews this text, adds their own details and gives it a new version.',
  },
  versions: 'Versions',
  since: 'The text above applies from {{date}}.',
  read: 'Read the text of then',
  readOf: 'Read the text of then: {{date}}',
  ofDay: 'The text of {{date}}',
  present: 'See the present text',
};
