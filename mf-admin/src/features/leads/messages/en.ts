import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of single messages from the site, beside those that the whole administration has. */
export const en: Translation<typeof ro> = {
  sender: {
    title: 'Also written from this address',
    message: 'The message of {{date}}',
    same: 'The same text',
    all: 'Show all of them in the list',
  },
  full: {
    note: 'The message has {{most}} notes already, as many as fit. Write the note elsewhere.',
    reply: 'The message has {{most}} replies already, as many as fit. Write to {{email}} directly.',
  },
};
