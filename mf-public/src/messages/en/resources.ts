import type { Translation } from '@cursiv/shared-i18n';
import type { resources as ro } from '../ro/resources.ts';

export const resources: Translation<typeof ro> = {
  title: 'Resources',
  lead: 'Short articles, worksheets to print and useful links. Use them as you need.',
  filters: 'Search and filter resources',
  search: 'Find a resource',
  count_one: 'One resource',
  count_other: '{{count}} resources',
  none: { title: 'Resources will be here', text: 'No resource is published yet.' },
  empty: {
    title: 'No resources match',
    text: 'Try a shorter word or one of these.',
  },
};
