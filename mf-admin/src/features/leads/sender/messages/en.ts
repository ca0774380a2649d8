import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of what else somebody wrote from the site. */
export const en: Translation<typeof ro> = {
  title: 'Also written from this address',
  message: 'The message of {{date}}',
  same: 'The same text',
  all: 'Show all of them in the list',
};
