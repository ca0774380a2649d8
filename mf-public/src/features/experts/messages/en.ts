import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  lead: 'People you talk to one to one, at a time that suits you both. Choose by topic and language.',
  filters: 'Search and filter experts',
  search: 'Find a name or a topic',
  count_one: 'One expert',
  count_other: '{{count}} experts',
  book: 'See free times',
  bookWith: 'See free times with {{name}}',
  sort: { label: 'Order', next: 'Free soonest', rating: 'Best rated', name: 'By name' },
  fluency: { label: 'Language level', any: 'Any level', least: '{{level}} or better' },
  time: {
    label: 'This week',
    any: 'Any time',
    mornings: 'Mornings',
    afternoons: 'Afternoons',
    evenings: 'Evenings',
    weekend: 'At the weekend',
  },
  forCourse: 'They can explain the course',
  none: { title: 'Experts will be here', text: 'No expert is listed yet.' },
  empty: {
    title: 'No experts match',
    text: 'Try another topic, another language or another part of the week.',
    action: 'Show all experts',
  },
};
