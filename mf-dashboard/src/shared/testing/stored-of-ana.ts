/** What is stored of Ana, a learner, as the functions and her pages store it. */
export type Stored = [path: string, fields: Record<string, unknown>];

const HOUR = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

const course = (id: string) => ({
  ...{ version: 2, status: 'published', baseLocale: 'ro', title: { ro: `Cursul ${id}` }, categoryId: 'science' },
  ...{ lessonIds: ['l1', 'l2'], lessonTitles: { l1: { ro: 'Prima lecție' }, l2: { ro: 'A doua lecție' } } },
});

/** As publishing stores it. */
const published = (id: string): Stored => {
  const { lessonIds, lessonTitles, ...card } = course(id);
  return [
    `courses/${id}`,
    {
      ...{ ...card, ownerUid: 'vera', locales: ['ro'], subtitle: {}, description: {}, outcomes: {}, level: 'beginner' },
      ...{ instructors: [], durationSec: 600, lessonCount: 2, publishedAt: inHours(-900), outline: [] },
      ...{ ratingAvg: 0, ratingCount: 0, enrollmentCount: 9 },
      outline: [{ sectionId: 'u', title: {}, lessonIds }],
    },
  ];
};

const enrollment = (courseId: string, hoursAgo: number, said: object): Stored => [
  `enrollments/ana__${courseId}`,
  {
    ...{ uid: 'ana', courseId, courseOwnerUid: 'vera', courseVersion: 2, status: 'active', lessonIds: ['l1', 'l2'] },
    ...{ enrolledAt: inHours(-800), updatedAt: inHours(-hoursAgo), progress: { completed: 1, total: 2, pct: 50 } },
    last: { lessonId: 'l2', positionSec: 0, locale: 'ro', at: inHours(-hoursAgo) },
    ...said,
  },
];

export const booking = (id: string, hours: number): Stored => [
  `bookings/${id}`,
  {
    ...{ learnerUid: 'ana', learnerName: 'Ana', expertUid: 'dan', expertName: 'Dan Doru', offeringId: 'o', topic: 'x' },
    ...{ offeringTitle: { ro: 'O oră' }, startAt: inHours(hours), endAt: inHours(hours + 1), status: 'confirmed' },
    ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', cancelUntil: inHours(1) },
    ...{ answerUntil: inHours(1), lockIds: [], createdAt: inHours(-9), updatedAt: inHours(-9), rev: 1 },
  },
];

export const UNREAD = 'users/ana/unread/notifications';

export const draft = (id: string, hoursAgo: number): Stored => [
  `courseDrafts/${id}`,
  {
    ...{
      ownerUid: 'ana',
      status: 'draft',
      baseLocale: 'ro',
      title: { ro: `Schița ${id}` },
      subtitle: {},
      outcomes: {},
    },
    ...{ description: {}, categoryId: 'science', level: 'beginner', outline: '[]', rev: 1 },
    ...{ createdAt: inHours(-100), updatedAt: inHours(-hoursAgo) },
  },
];

export const NEVER_BEGUN = { hasDrafts: false, hasRequests: false };

/** A learner of four courses, with two bookings and nothing unread, who has never written or taught. */
export const learner = (said: (courseId: string) => object, begun: object = NEVER_BEGUN): Stored[] => [
  ['users/ana', { name: 'Ana', email: 'ana@cursiv.test', ...begun }],
  ['users/ana/settings/preferences', { weeklyGoal: null }],
  ...['c1', 'c2', 'c3', 'c4'].map((id, place) => enrollment(id, place + 1, said(id))),
  ...['c1', 'c2', 'c3', 'c4'].map(published),
  [
    'courses/c1/versions/2/lessons/l2',
    { type: 'text', title: { ro: 'A doua lecție' }, freePreview: false, durationSec: 300, locales: ['ro'] },
  ],
  booking('b1', 30),
  booking('b2', 60),
];

/** What an enrolment says of its course. */
export const WITH_COURSE = (id: string) => ({ course: course(id) });
