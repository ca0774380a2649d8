import { eraseEnded } from '../mail/queue/erase-ended.ts';
import { memoryStore } from '../store/memory-store.ts';
import { bookingNotices } from './booking-notices.ts';
import { courseNotices, draftNotices } from './course-notices.ts';
import type { Notice } from './notice.ts';
import { expertNotices } from './people/expert-notices.ts';
import { rightNotices } from './people/right-notices.ts';
import { roleNotices } from './people/role-notices.ts';
import { verificationNotices } from './people/verification-notices.ts';
import { remindOfBookings } from './reminders/remind-of-bookings.ts';
import { resourceNotices } from './resource-notices.ts';
import { reviewNotices } from './review-notices.ts';
import { tell } from './tell.ts';

const AT = new Date('2026-05-05T11:00:00Z');
const booking = (status: string, changes: object = {}) => ({
  learnerUid: 'ana',
  learnerName: 'Ana Pop',
  expertUid: 'clara',
  expertName: 'Clara Dinu',
  offeringId: 'letters',
  offeringTitle: { ro: 'Litere', en: 'Letters' },
  startAt: AT,
  endAt: AT,
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/London',
  status,
  cancelUntil: AT,
  answerUntil: AT,
  lockIds: [],
  topic: '',
  createdAt: AT,
  updatedAt: AT,
  rev: 1,
  ...changes,
});
const moved = (from: string | undefined, to: string, changes: object = {}) =>
  bookingNotices('b1', { before: from ? booking(from) : undefined, after: booking(to, changes) }).map(
    ({ uid, type, params: { name, note } }) => ({ uid, type, name, ...(note && { note }) }),
  );

describe('of a booking', () => {
  it('the expert is told when somebody asks, and the learner of the answer', () => {
    expect(moved(undefined, 'requested')).toEqual([{ uid: 'clara', type: 'booking.requested', name: 'Ana Pop' }]);
    expect(moved('requested', 'confirmed')).toEqual([{ uid: 'ana', type: 'booking.confirmed', name: 'Clara Dinu' }]);
    expect(moved('requested', 'declined', { reason: 'Sunt plecată.' })).toEqual([
      { uid: 'ana', type: 'booking.declined', name: 'Clara Dinu', note: 'Sunt plecată.' },
    ]);
    expect(moved('requested', 'expired')).toEqual([{ uid: 'ana', type: 'booking.expired', name: 'Clara Dinu' }]);
  });

  it('nobody is told of what they cancelled themselves', () => {
    const told = (cancelledBy: string) => moved('confirmed', 'cancelled', { cancelledBy }).map(({ uid }) => uid);
    expect(told('learner')).toEqual(['clara']);
    expect(told('expert')).toEqual(['ana']);
    expect(told('admin')).toEqual(['ana', 'clara']);
  });

  it('the other side is told of a proposed time and of a new one, and the proposer of a refusal', () => {
    const LATER = new Date('2026-05-08T11:00:00Z');
    const told = (before: object, after: object) =>
      bookingNotices('b1', { before: booking('confirmed', before), after: booking('confirmed', after) }).map(
        ({ uid, id, params: { at, note } }) => ({ uid, id, at, ...(note && { note }) }),
      );
    const proposal = { by: 'learner', startAt: LATER, endAt: LATER, until: AT, rev: 2, reason: 'Am treabă' };
    expect(told({}, { proposal, rev: 2 })).toEqual([
      { uid: 'clara', id: 'booking.proposed__b1__2', at: LATER, note: 'Am treabă' },
    ]);
    const declined = { proposal: { ...proposal, answer: 'declined', note: 'Nu pot' }, rev: 3 };
    expect(told({ proposal, rev: 2 }, declined)).toEqual([
      { uid: 'ana', id: 'booking.kept__b1__3', at: AT, note: 'Nu pot' },
    ]);
    const moved = { proposal, startAt: LATER, moved: { from: AT, by: 'expert' }, rev: 3 };
    expect(told({ proposal, rev: 2 }, moved)).toEqual([{ uid: 'ana', id: 'booking.moved__b1__3', at: LATER }]);
  });

  it('who is said not to have come is told, and then whoever said it', () => {
    expect(moved('confirmed', 'no_show_learner')).toEqual([{ uid: 'ana', type: 'booking.missed', name: 'Clara Dinu' }]);
    expect(moved('no_show_learner', 'disputed', { dispute: 'Am fost' })).toEqual([
      { uid: 'clara', type: 'booking.disputed', name: 'Ana Pop', note: 'Am fost' },
    ]);
  });

  it('nobody is told of a change that moves nothing', () => {
    expect(moved('confirmed', 'confirmed', { rev: 2 })).toEqual([]);
    expect(bookingNotices('b1', { before: booking('confirmed'), after: undefined })).toEqual([]);
  });
});

describe('of a course', () => {
  const draft = (status: string, changes: object = {}) => ({
    ownerUid: 'ana',
    baseLocale: 'ro',
    title: { ro: 'Scrisul' },
    subtitle: {},
    description: {},
    outcomes: {},
    categoryId: 'arts',
    level: 'beginner',
    outline: '[]',
    status,
    rev: 4,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  });
  const told = (before: object, after: object) =>
    draftNotices('c1', {
      before: before as Record<string, unknown>,
      after: after as Record<string, unknown>,
    }).map(({ uid, type, link, params }) => [uid, type, link, params.note]);

  it('the author is told that it was published, or what has to change', () => {
    expect(told(draft('in_review'), draft('published', { publishedRev: 4 }))).toEqual([
      ['ana', 'course.published', '/courses/c1', undefined],
    ]);
    const returned = { note: 'Lecția a doua e goală.', locale: 'ro', rev: 4 };
    expect(told(draft('in_review'), draft('changes_requested', { returned }))).toEqual([
      ['ana', 'course.returned', '/dashboard/create-course/c1', 'Lecția a doua e goală.'],
    ]);
  });

  it('the author is told why it was taken away from everybody, and that it is back', () => {
    const course = (status: string, changes: object = {}) => ({
      ...{ ownerUid: 'ana', baseLocale: 'ro', locales: ['ro'], title: { ro: 'Scrisul' }, subtitle: {} },
      ...{ description: {}, outcomes: {}, categoryId: 'arts', level: 'beginner', instructors: [] },
      ...{
        durationSec: 0,
        lessonCount: 0,
        outline: [],
        version: 1,
        publishedAt: AT,
        ratingAvg: 0,
        ratingCount: 0,
        enrollmentCount: 0,
      },
      ...{ status, ...changes },
    });
    const ruled = (before: object, after: object) =>
      courseNotices('c1', { before: { ...before }, after: { ...after } }).map(({ id, link, params }) => [
        id,
        link,
        params.note,
      ]);
    const suspended = course('suspended', { suspension: { note: 'E copiat.', locale: 'ro' }, lastAuditId: 'e1' });
    expect(ruled(course('published'), suspended)).toEqual([
      ['course.suspended__c1__e1', '/dashboard/create-course/c1', 'E copiat.'],
    ]);
    expect(ruled(suspended, course('unlisted', { lastAuditId: 'e2' }))).toEqual([
      ['course.restored__c1__e2', '/dashboard/create-course/c1', undefined],
    ]);
    expect(ruled(course('published'), course('archived'))).toEqual([]);
    expect(ruled(suspended, { ...suspended, ratingAvg: 4 })).toEqual([]);
  });

  it('the author is not told what they do themselves', () => {
    expect(told(draft('draft'), draft('in_review'))).toEqual([]);
    expect(told(draft('in_review'), draft('draft'))).toEqual([]);
    const live = { publishedRev: 2 };
    expect(told(draft('in_review', live), draft('published', live))).toEqual([]);
  });
});

describe('of a resource', () => {
  const resource = (status: string, changes: object = {}) => ({
    ownerUid: 'ana',
    kind: 'article',
    title: { ro: 'Fișă' },
    summary: {},
    body: {},
    files: {},
    access: 'public',
    locales: ['ro'],
    categoryId: 'arts',
    courseIds: [],
    status,
    rev: 3,
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  });
  const told = (from: string, to: string, changes: object = {}) =>
    resourceNotices('r1', { before: resource(from), after: resource(to, changes) }).map(
      ({ uid, type, link, params }) => [uid, type, link, params.note],
    );

  it('the author is told what an administrator decided, and why', () => {
    expect(told('in_review', 'published')).toEqual([['ana', 'resource.published', '/resources/r1', undefined]]);
    expect(told('in_review', 'draft', { returned: { note: 'Lipsește sursa.', locale: 'ro' } })).toEqual([
      ['ana', 'resource.returned', '/dashboard/resources', 'Lipsește sursa.'],
    ]);
    expect(told('published', 'suspended')).toEqual([['ana', 'resource.suspended', '/dashboard/resources', undefined]]);
    for (const to of ['published', 'draft', 'archived', 'in_review'])
      expect(told('suspended', to)).toEqual([['ana', 'resource.restored', '/dashboard/resources', undefined]]);
  });

  it('the author is not told what they do themselves', () => {
    expect(told('draft', 'published')).toEqual([]);
    expect(told('draft', 'in_review')).toEqual([]);
    expect(told('in_review', 'draft')).toEqual([]);
    expect(told('published', 'archived')).toEqual([]);
  });
});

describe('of a review', () => {
  const documents = new Map<string, Record<string, unknown>>([
    [
      'experts/clara',
      {
        displayName: 'Clara Dinu',
        headline: {},
        bio: {},
        languages: [],
        topics: {},
        categoryIds: [],
        timeZone: 'Europe/Bucharest',
        status: 'listed',
        ratingAvg: 0,
        ratingCount: 0,
        offerings: {},
      },
    ],
  ]);
  const review = (changes: object = {}) => ({
    targetKind: 'expert',
    targetId: 'clara',
    uid: 'ana',
    authorName: 'Ana Pop',
    rating: 5,
    text: '',
    locale: 'ro',
    status: 'published',
    createdAt: AT,
    updatedAt: AT,
    ...changes,
  });
  const told = async (before: object | undefined, after: object) =>
    (
      await reviewNotices(memoryStore(documents), 'expert__clara__ana', {
        before: before as Record<string, unknown> | undefined,
        after: after as Record<string, unknown>,
      })
    ).map(({ uid, type }) => [uid, type]);

  it('the reviewed is told of a new one, its author of an answer and of its being hidden', async () => {
    expect(await told(undefined, review())).toEqual([['clara', 'review.received']]);
    const reply = { text: 'Mulțumesc.', locale: 'ro', at: AT };
    expect(await told(review(), review({ reply }))).toEqual([['ana', 'review.answered']]);
    const hidden = { reason: 'other', note: 'Reclamă.', locale: 'ro', at: AT };
    expect(await told(review({ reply }), review({ reply, status: 'hidden', hidden }))).toEqual([
      ['ana', 'review.hidden'],
    ]);
  });

  it('nobody is told of other words or stars, or of a review that is shown again', async () => {
    expect(await told(review(), review({ rating: 1 }))).toEqual([]);
    expect(await told(review({ status: 'hidden' }), review())).toEqual([]);
  });
});

describe('of rights', () => {
  it('a person is told of those they are given', () => {
    const before = { verifiedCreator: false, isAdmin: false };
    const given = rightNotices('ana', { before, after: { ...before, verifiedCreator: true, lastAuditId: 'e1' } });
    expect(given.map(({ type, id }) => [type, id])).toEqual([['right.creator', 'right.creator__e1']]);
    expect(rightNotices('ana', { before: { isAdmin: true }, after: { isAdmin: false } })).toEqual([]);
    expect(rightNotices('ana', { before: undefined, after: before })).toEqual([]);
  });
});

describe('of roles', () => {
  it('a person is told that they have one, and that they have none any more', () => {
    const told = (before: unknown, after: unknown) =>
      roleNotices('ana', { before: { role: before }, after: { role: after, lastAuditId: 'e1' } });
    expect(told('cursiv-user', 'cursiv-support')).toMatchObject([
      { uid: 'ana', type: 'right.support', id: 'right.support__e1', link: '/admin' },
    ]);
    expect(told('cursiv-support', 'cursiv-moderator')).toMatchObject([{ type: 'right.moderator' }]);
    expect(told('cursiv-user', 'cursiv-translator')).toMatchObject([
      { type: 'right.translator', link: '/admin/settings' },
    ]);
    expect(told('cursiv-moderator', 'cursiv-user')).toMatchObject([
      { type: 'right.noRole', link: '/dashboard/account' },
    ]);
    expect(told('cursiv-support', 'cursiv-support')).toEqual([]);
    expect(told(undefined, 'cursiv-user')).toEqual([]);
  });
});

describe('of an expert’s page', () => {
  const page = (status: string, rev: number, changes: object = {}) => ({
    ...{ displayName: 'Clara Dinu', headline: {}, bio: {}, languages: [], topics: {}, categoryIds: [], offerings: {} },
    ...{ timeZone: 'Europe/Bucharest', ratingAvg: 0, ratingCount: 0, status, rev, ...changes },
  });
  const told = (before: object, after: object) =>
    expertNotices('clara', { before: { ...before }, after: { ...after } }).map(({ uid, id, link, params }) => [
      uid,
      id,
      link,
      params.note,
    ]);
  const ruling = { note: 'Adaugă o poză.', locale: 'ro' };

  it('its person is told what an administrator decided, and why', () => {
    expect(told(page('in_review', 2), page('draft', 3, { ruling }))).toEqual([
      ['clara', 'expert.returned__clara__3', '/dashboard/expert', 'Adaugă o poză.'],
    ]);
    expect(told(page('listed', 4), page('suspended', 5, { ruling }))).toEqual([
      ['clara', 'expert.suspended__clara__5', '/dashboard/expert', 'Adaugă o poză.'],
    ]);
    expect(told(page('suspended', 5, { ruling }), page('listed', 6))).toEqual([
      ['clara', 'expert.restored__clara__6', '/dashboard/expert', undefined],
    ]);
  });

  it('its person is not told what they do themselves, nor what the right of an expert tells', () => {
    expect(told(page('draft', 1), page('in_review', 2))).toEqual([]);
    expect(told(page('in_review', 2), page('draft', 3))).toEqual([]);
    expect(told(page('listed', 4), page('paused', 5))).toEqual([]);
    expect(told(page('paused', 5), page('listed', 6))).toEqual([]);
    expect(told(page('in_review', 2), page('listed', 3))).toEqual([]);
    expect(told(page('draft', 3, { ruling }), page('draft', 4))).toEqual([]);
  });
});

describe('of requests for rights', () => {
  const request = (status: string, changes: object = {}) => ({
    ...{ uid: 'ana', flag: 'verifiedInstructor', name: 'Ana', why: 'Predau.', locale: 'ro', links: [], files: [] },
    ...{ status, rev: 2, createdAt: AT, updatedAt: AT, ...changes },
  });
  const told = (before: object, after: object) =>
    verificationNotices('ana__verifiedInstructor', {
      before: before as Record<string, unknown>,
      after: after as Record<string, unknown>,
    });

  it('a person is told of a refusal, with its reason; a right that is granted tells of itself', () => {
    const ruling = { note: 'Adaugă un curs.', locale: 'ro' };
    const [refused] = told(request('submitted'), request('rejected', { ruling }));
    expect(refused).toMatchObject({
      ...{ uid: 'ana', type: 'verification.rejected', link: '/dashboard/account' },
      params: { flag: 'verifiedInstructor', note: 'Adaugă un curs.' },
    });
    expect(told(request('approved'), request('revoked', { ruling }))).toHaveLength(1);
    expect(told(request('submitted'), request('approved'))).toEqual([]);
    expect(told(request('submitted'), request('withdrawn'))).toEqual([]);
  });
});

describe('telling', () => {
  it('tells of an event once, in the site and with one mail, and leaves what was read as it is when the event is reported again', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    const [notice] = bookingNotices('b1', { before: undefined, after: booking('requested') }) as [Notice];
    await tell(memoryStore(documents), notice, AT);
    const [[path, stored], mail] = [...documents] as [[string, Record<string, unknown>], unknown];
    expect(path).toBe('users/clara/notifications/booking.requested__b1');
    documents.set(path, { ...stored, isRead: true });
    await tell(memoryStore(documents), notice, new Date());
    expect([...documents]).toEqual([[path, { ...stored, isRead: true }], mail]);
  });

  it('makes no second mail when the first has long been erased and the event is reported again', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    const [notice] = bookingNotices('b1', { before: undefined, after: booking('requested') }) as [Notice];
    await tell(memoryStore(documents), notice, AT);
    const mail = 'mails/clara__booking.requested__b1';
    documents.set(mail, { ...documents.get(mail), status: 'sent' });
    await eraseEnded(memoryStore(documents), new Date(AT.getTime() + 31 * 86_400_000));
    expect(documents.has(mail)).toBe(false);
    await tell(memoryStore(documents), notice, AT);
    expect(documents.has(mail)).toBe(false);
  });

  it('puts away at once what the person does not want to see in the site', async () => {
    const documents = new Map<string, Record<string, unknown>>([
      ['users/clara/settings/messages', { off: { site: ['booking.requested'], mail: [] } }],
    ]);
    const [notice] = bookingNotices('b1', { before: undefined, after: booking('requested') }) as [Notice];
    await tell(memoryStore(documents), notice, AT);
    expect(documents.get('users/clara/notifications/booking.requested__b1')).toMatchObject({ isArchived: true });
    expect(documents.get('mails/clara__booking.requested__b1')).toMatchObject({ status: 'waiting' });
  });
});

describe('reminders', () => {
  const START = new Date('2026-06-01T12:00:00Z');
  const world = (status = 'confirmed') =>
    new Map<string, Record<string, unknown>>([['bookings/b1', { ...booking(status), startAt: START }]]);
  const told = (documents: Map<string, Record<string, unknown>>) =>
    [...documents.keys()].filter((path) => path.includes('/notifications/')).sort();
  const run = (documents: Map<string, Record<string, unknown>>, hoursBefore: number) =>
    remindOfBookings(memoryStore(documents), new Date(START.getTime() - hoursBefore * 3_600_000));

  it('come a day and an hour before, to both people, once', async () => {
    const documents = world();
    for (const hours of [30, 23.9, 23.8, 21, 12, 2, 0.9, 0.8, 0.1]) await run(documents, hours);
    const both = (type: string) => [
      `users/ana/notifications/${type}__b1__${START.getTime()}`,
      `users/clara/notifications/${type}__b1__${START.getTime()}`,
    ];
    expect(told(documents)).toEqual([...both('booking.dayBefore'), ...both('booking.hourBefore')].sort());
  });

  it('come for every booking, however many begin at once', async () => {
    const documents = world();
    for (let more = 0; more < 650; more += 1)
      documents.set(`bookings/m${more}`, { ...booking('confirmed'), startAt: START });
    await run(documents, 23);
    expect(told(documents)).toHaveLength(2 * 651);
  });

  it.each(['requested', 'cancelled', 'declined'])('do not come for a booking that is %s', async (status) => {
    const documents = world(status);
    await run(documents, 23);
    expect(told(documents)).toEqual([]);
  });
});
