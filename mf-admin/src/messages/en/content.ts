import type { Translation } from '@cursiv/shared-i18n';
import type { content as ro } from '../ro/content.ts';

export const content: Translation<typeof ro> = {
  title: 'Site content',
  history: {
    title: 'History',
    intro: 'Who changed what, and when. What you bring back goes into the fields, and holds once you save.',
    none: 'No changes so far.',
    count_one: 'One change',
    count_other: '{{count}} changes',
    added: 'Added:',
    removed: 'Removed:',
    restore: 'Bring back what was before',
  },
};
