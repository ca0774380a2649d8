import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  move: { archived: 'Archive…', draft: 'Send back to draft…', suspended: 'Suspend…' },
  title: {
    archived: 'Archive the chosen resources?',
    draft: 'Send the chosen resources back to draft?',
    suspended: 'Suspend the chosen resources?',
  },
};
