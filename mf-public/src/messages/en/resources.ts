import type { Translation } from '@cursiv/shared-i18n';
import type { resources as ro } from '../ro/resources.ts';

export const resources: Translation<typeof ro> = {
  title: 'Resources',
  lead: 'Short articles, worksheets to print and links we have checked. Use them as you need.',
  filters: 'Search and filter resources',
  search: 'Find a resource',
  count_one: 'One resource',
  count_other: '{{count}} resources',
  none: { title: 'Resources will be here', text: 'The first resources are on their way. Come back soon.' },
  empty: {
    title: 'No resource fits',
    text: 'Try a shorter word or one of these ways on.',
  },
};
