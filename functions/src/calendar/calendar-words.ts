import type { Locale } from '@cursiv/shared-domain';

const ro = {
  calendar: 'Programări Cursiv',
  summary: '{title}, cu {name}',
  request: 'Cerere fără răspuns încă.',
  details: 'Detalii și schimbări: {address}',
};

const en: typeof ro = {
  calendar: 'Cursiv bookings',
  summary: '{title}, with {name}',
  request: 'A request without an answer yet.',
  details: 'Details and changes: {address}',
};

/** What calendars show of bookings. */
export const CALENDAR_WORDS: Record<Locale, typeof ro> = { ro, en };
