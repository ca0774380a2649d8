type Documents = [path: string, fields: Record<string, unknown>][];

/** Nine on a Monday morning in Bucharest. */
export const MONDAY = new Date('2026-05-04T06:00:00Z');

const OFFERING = {
  title: { ro: 'Litere', en: 'Letters' },
  description: {},
  durationMin: 50,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  gridMin: 60,
  minNoticeMin: 24 * 60,
  horizonDays: 7,
  maxPerDay: 2,
  cancelNoticeMin: 12 * 60,
  location: 'online',
  active: true,
};

/**
 * An expert with this id who is available from two to six in the afternoon, every day except Thursday, and offers
 * `letters`.
 */
export const listedExpert = (uid: string, changes: object = {}, hours: object = {}): Documents => [
  [
    `experts/${uid}`,
    {
      displayName: `Expert ${uid}`,
      headline: {},
      bio: {},
      languages: ['ro'],
      topics: {},
      categoryIds: [],
      timeZone: 'Europe/Bucharest',
      status: 'listed',
      ratingAvg: 0,
      ratingCount: 0,
      offerings: { letters: { ...OFFERING, ...changes }, gone: { ...OFFERING, active: false } },
    },
  ],
  [
    `schedules/${uid}`,
    {
      timeZone: 'Europe/Bucharest',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '14:00', to: '18:00' })),
      overrides: [{ date: '2026-05-07', intervals: [] }],
      timeOff: [],
      rev: 1,
      ...hours,
    },
  ],
];

/** A learner's stored profile. */
export const learner = (uid: string): Documents => [[`users/${uid}`, { name: `Persoana ${uid}` }]];
