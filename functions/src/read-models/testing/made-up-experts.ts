import type { Person } from '../experts/person.ts';

const TOPICS = ['Somn', 'Muncă', 'Litere', 'Date', 'Fotografie', 'Negociere', 'Finanțe', 'Scris'];
const CATEGORIES = ['wellbeing', 'business', 'science', 'arts'];
const ZONES = ['Europe/Bucharest', 'Europe/London', 'America/New_York'];

const OFFERING = {
  ...{
    title: { ro: 'Discuție', en: 'Talk' },
    description: {},
    durationMin: 50,
    bufferBeforeMin: 0,
    bufferAfterMin: 10,
  },
  ...{ gridMin: 60, minNoticeMin: 720, horizonDays: 60, maxPerDay: 4, cancelNoticeMin: 720, location: 'online' },
  active: true,
};

/** A made-up expert as they are stored. */
export const madeUpExpert = (index: number, changes: object = {}) => ({
  ...{
    displayName: `Expert ${index}`,
    headline: { ro: `Titlul ${index}`, en: `Headline ${index}` },
    bio: { ro: 'Bio' },
  },
  ...{ languages: index % 3 === 0 ? ['ro', 'en'] : ['ro'], categoryIds: [CATEGORIES[index % 4]] },
  languageLevels: index % 2 === 0 ? { ro: 'native', ...(index % 3 === 0 && { en: 'B2' }) } : {},
  topics: { ro: [TOPICS[index % 8], TOPICS[(index + 3) % 8]] },
  ...{ timeZone: ZONES[index % 3], status: 'listed', ratingAvg: (index % 50) / 10, ratingCount: index % 7 },
  offerings: { talk: OFFERING },
  ...changes,
});

/** The hours of that expert: two days a week, in the morning or in the evening. */
export const madeUpHours = (index: number) => ({
  timeZone: ZONES[index % 3],
  weekly: [index % 7, (index + 3) % 7].map((day) => ({
    day: day + 1,
    ...(index % 2 === 0 ? { from: '08:00', to: '12:00' } : { from: '18:00', to: '22:00' }),
  })),
  ...{ overrides: [], timeOff: [], rev: 1 },
});

/** The same as a person whose documents were read. */
export const madeUpPerson = (index: number): Person =>
  ({
    expert: { id: `e${index}`, rev: 0, ...madeUpExpert(index) },
    schedule: madeUpHours(index),
    ...{ isVerified: true, holidays: [], locks: [], busy: [], reviews: [] },
  }) as unknown as Person;
