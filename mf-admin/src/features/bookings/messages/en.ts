import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Bookings',
  intro: 'Who meets whom, and what became of each booking. Their messages and notes are not shown here.',
  searchRegion: 'Search bookings',
  search: 'Learner, expert or session',
  state: 'State',
  anyState: 'Any',
  found_one: 'One booking',
  found_other: '{{count}} bookings',
  foundFirst_one: 'The latest booking',
  foundFirst_other: 'The latest {{count}} bookings',
  noneYet: { title: 'No bookings yet', text: 'The first one appears here when somebody asks an expert for a time.' },
  noneFound: { title: 'No bookings match', text: 'Try another name or another state.' },
  when: 'When',
  file: 'bookings',
  column: {
    at: 'When (UTC)',
    session: 'Session',
    learner: 'Learner',
    expert: 'Expert',
    state: 'State',
    requested: 'Requested (UTC)',
  },
};
