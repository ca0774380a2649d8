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
  none: { title: 'No bookings', text: 'Try another name or another state.' },
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
