import { randomUUID } from 'node:crypto';
import { quizCourse } from '../../quizzes/testing/quiz-course.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { expireBookings } from '../expire-bookings.ts';
import { bookingRequestSchema } from '../request-schema.ts';
import { learner, listedExpert, MONDAY } from '../testing/listed-expert.ts';
import { requestBooking } from './request-booking.ts';

/** Two in the afternoon on Tuesday, and the hours after it. */
const TWO = '2026-05-05T11:00:00Z';
const THREE = '2026-05-05T12:00:00Z';
const FOUR = '2026-05-05T13:00:00Z';

let documents: Map<string, Record<string, unknown>>;
let now: Date;
beforeEach(() => {
  now = MONDAY;
  documents = new Map([...listedExpert('clara'), ...learner('ana'), ...learner('ion'), ...learner('clara')]);
});

const store = () => memoryStore(documents);
const wish = (startAt: string, more: object = {}) =>
  bookingRequestSchema.parse({
    key: randomUUID(),
    expertUid: 'clara',
    offeringId: 'letters',
    startAt,
    learnerTimeZone: 'Europe/London',
    topic: '  Litera g  ',
    ...more,
  });
const ask = (startAt: string, uid = 'ana', more: object = {}) =>
  requestBooking(store(), wish(startAt, more), { uid, hasVerifiedEmail: true }, now);
const close = (date: string) =>
  documents.set('siteContent/holidays', {
    rev: 1,
    value: { days: [{ date, name: { ro: 'Zi liberă', en: 'Day off' } }] },
  });
const failed = (code: string) => expect.objectContaining({ code });
const refused = (reason: string) => expect.objectContaining({ code: 'conflict', reason });
const bookings = () => [...documents].filter(([path]) => path.startsWith('bookings/')).map(([, fields]) => fields);
const locks = () => [...documents.keys()].filter((path) => path.startsWith('slotLocks/'));

describe('a holiday', () => {
  it('leaves what is booked as it is, and the other days open', async () => {
    const { bookingId } = await ask(TWO);
    const before = new Map(documents);
    close('2026-05-05');
    await expect(ask(THREE, 'ion')).rejects.toEqual(refused('outside-hours'));
    expect(documents.get(`bookings/${bookingId}`)).toEqual(before.get(`bookings/${bookingId}`));
    await ask('2026-05-06T11:00:00Z', 'ion');
    expect(bookings()).toHaveLength(2);
  });

  it('is open to whoever gives it hours of their own', async () => {
    close('2026-05-05');
    const overrides = [{ date: '2026-05-05', intervals: [{ from: '15:00', to: '16:00' }] }];
    documents.set('schedules/clara', { ...documents.get('schedules/clara'), overrides });
    await expect(ask(TWO)).rejects.toEqual(refused('outside-hours'));
    await ask(THREE);
    expect(bookings()).toHaveLength(1);
  });
});

describe('requesting a booking', () => {
  it('stores what the server knows of it, with the half hours that it takes', async () => {
    const { bookingId } = await ask(TWO);
    expect(documents.get(`bookings/${bookingId}`)).toEqual({
      learnerUid: 'ana',
      learnerName: 'Persoana ana',
      expertUid: 'clara',
      expertName: 'Expert clara',
      offeringId: 'letters',
      offeringTitle: { ro: 'Litere', en: 'Letters' },
      startAt: new Date(TWO),
      endAt: new Date('2026-05-05T11:50:00Z'),
      expertTimeZone: 'Europe/Bucharest',
      learnerTimeZone: 'Europe/London',
      status: 'requested',
      cancelUntil: new Date('2026-05-04T23:00:00Z'),
      answerUntil: new Date('2026-05-05T10:00:00Z'),
      lockIds: ['clara__29632980', 'clara__29633010'],
      topic: 'Litera g',
      createdAt: MONDAY,
      updatedAt: MONDAY,
      rev: 1,
      searchKeys: expect.arrayContaining(['persoana', 'ana', 'clara', 'lit', 'let lit', 'ana cla']),
    });
    expect(locks()).toEqual(['slotLocks/clara__29632980', 'slotLocks/clara__29633010']);
  });

  it.each([
    ['too soon', '2026-05-05T05:00:00Z', 'too-soon'],
    ['in the past', '2026-05-01T11:00:00Z', 'too-soon'],
    ['too far ahead', '2026-05-12T11:00:00Z', 'too-far'],
    ['before the hours begin', '2026-05-05T10:00:00Z', 'outside-hours'],
    ['so that it ends after the hours', '2026-05-05T14:30:00Z', 'outside-hours'],
    ['off the grid', '2026-05-05T11:10:00Z', 'outside-hours'],
    ['a millisecond off', '2026-05-05T11:00:00.001Z', 'outside-hours'],
    ['on a closed day', '2026-05-07T11:00:00Z', 'outside-hours'],
    ['on a holiday', '2026-05-06T11:00:00Z', 'outside-hours'],
  ])('is refused when it is %s', async (_, startAt, code) => {
    close('2026-05-06');
    await expect(ask(startAt)).rejects.toEqual(refused(code));
    expect([...bookings(), ...locks()]).toEqual([]);
  });

  it('is refused while the expert is away, and when there are no hours', async () => {
    const away = { timeOff: [{ from: '2026-05-05', to: '2026-05-06' }] };
    for (const [path, fields] of listedExpert('clara', {}, away)) documents.set(path, fields);
    await expect(ask(TWO)).rejects.toEqual(refused('outside-hours'));
    documents.delete('schedules/clara');
    await expect(ask(TWO)).rejects.toEqual(refused('outside-hours'));
  });

  it.each([['gone'], ['none'], ['constructor'], ['toString']])('is refused for the offering %s', async (offeringId) => {
    await expect(ask(TWO, 'ana', { offeringId })).rejects.toEqual(refused('not-offered'));
  });

  it('is refused with an expert who is not listed', async () => {
    documents.set('experts/clara', { ...documents.get('experts/clara'), status: 'paused' });
    await expect(ask(TWO)).rejects.toEqual(refused('not-offered'));
    await expect(ask(TWO, 'ana', { expertUid: 'nobody' })).rejects.toEqual(refused('not-offered'));
  });

  it('is refused to an expert’s own self, and to whoever has not proven their address', async () => {
    await expect(ask(TWO, 'clara')).rejects.toEqual(failed('no-access'));
    const unverified = requestBooking(store(), wish(TWO), { uid: 'ana', hasVerifiedEmail: false }, now);
    await expect(unverified).rejects.toEqual(failed('address-unproven'));
  });

  it('is refused when any of its time is taken, breaks included', async () => {
    for (const [path, fields] of listedExpert('clara', { gridMin: 30 })) documents.set(path, fields);
    await ask('2026-05-05T11:30:00Z');
    for (const startAt of [TWO, '2026-05-05T11:30:00Z', THREE])
      await expect(ask(startAt, 'ion')).rejects.toEqual(refused('taken'));
    await ask('2026-05-05T12:30:00Z', 'ion');
  });

  it('is refused once the expert’s day is full, counted in the expert’s calendar', async () => {
    await ask(TWO);
    await ask(THREE, 'ion');
    await expect(ask(FOUR, 'ion')).rejects.toEqual(refused('day-full'));
    await ask('2026-05-06T11:00:00Z', 'ion');
  });

  it('counts a booking on the day it begins, though its break begins the day before', async () => {
    const nights = { weekly: [2, 3].map((day) => ({ day, from: '00:00', to: '04:00' })) };
    const types = { maxPerDay: 1, bufferBeforeMin: 15, gridMin: 120 };
    for (const [path, fields] of listedExpert('clara', types, nights)) documents.set(path, fields);
    await ask('2026-05-05T21:00:00Z');
    await expect(ask('2026-05-05T23:00:00Z', 'ion')).rejects.toEqual(refused('day-full'));
  });

  it('makes one booking however often the same is asked', async () => {
    const request = wish(TWO);
    const caller = { uid: 'ana', hasVerifiedEmail: true };
    const first = await requestBooking(store(), request, caller, now);
    expect(await requestBooking(store(), request, caller, now)).toEqual(first);
    expect(await ask(TWO)).toEqual(first);
    expect(bookings()).toHaveLength(1);
    const elsewhere = { ...request, startAt: new Date(THREE) };
    await expect(requestBooking(store(), elsewhere, caller, now)).rejects.toEqual(failed('invalid'));
  });

  it('gives nobody the booking of another, though they know its key', async () => {
    const request = wish(TWO);
    await requestBooking(store(), request, { uid: 'ana', hasVerifiedEmail: true }, now);
    const thief = requestBooking(store(), request, { uid: 'ion', hasVerifiedEmail: true }, now);
    await expect(thief).rejects.toEqual(refused('taken'));
  });

  it('allows three bookings ahead with one expert', async () => {
    for (const day of [5, 6, 8]) await ask(`2026-05-0${day}T11:00:00Z`);
    await expect(ask('2026-05-09T11:00:00Z')).rejects.toEqual(refused('too-many-with-expert'));
    await ask('2026-05-09T11:00:00Z', 'ion');
  });

  it('allows eight waiting requests, with however many experts', async () => {
    for (let expert = 0; expert < 9; expert += 1)
      for (const [path, fields] of listedExpert(`e${expert}`)) documents.set(path, fields);
    for (let expert = 0; expert < 8; expert += 1) await ask(TWO, 'ana', { expertUid: `e${expert}` });
    await expect(ask(TWO, 'ana', { expertUid: 'e8' })).rejects.toEqual(refused('too-many-waiting'));
  });

  it('allows twenty requests a day, though each is cancelled', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { bookingId } = await ask(TWO);
      documents.set(`bookings/${bookingId}`, { ...documents.get(`bookings/${bookingId}`), status: 'cancelled' });
      for (const lock of locks()) documents.delete(lock);
    }
    await expect(ask(TWO)).rejects.toEqual(refused('too-many-today'));
    now = new Date('2026-05-05T06:00:01Z');
    await ask('2026-05-06T11:00:00Z');
  });
});

describe('a request from a lesson', () => {
  const FROM = { courseId: 'c1', lessonId: 'l2' };
  const passage = { quote: 'Apasă ușor', prefix: '', suffix: '', locale: 'ro' };
  const from = (place: object = {}, uid = 'ana') => ask(TWO, uid, { context: { ...FROM, ...place } });
  const change = (path: string, fields: object) => documents.set(path, { ...documents.get(path), ...fields });

  beforeEach(() => {
    for (const [path, fields] of quizCourse()) documents.set(path, fields);
  });

  it('carries the place and the note, with the titles that the server knows', async () => {
    const { bookingId } = await from({ second: 83, passage, note: '  De ce așa?  ' });
    expect(documents.get(`bookings/${bookingId}`)?.context).toEqual({
      ...{ ...FROM, courseTitle: { ro: 'Curs' }, lessonTitle: { ro: 'Lecție' } },
      ...{ second: 83, passage, note: 'De ce așa?' },
    });
  });

  it.each([
    ['a lesson that is not there', () => from({ lessonId: 'none' })],
    ['a course that is not there', () => from({ courseId: 'none' })],
    ['a course that they do not take', () => from({}, 'ion')],
    [
      'a course that they have left',
      () => {
        change('enrollments/ana__c1', { status: 'withdrawn' });
        return from();
      },
    ],
    [
      'a suspended course',
      () => {
        change('courses/c1', { status: 'suspended' });
        return from();
      },
    ],
    [
      'a lesson that is still locked',
      () => {
        change('courses/c1/versions/4/lessons/l2', { comesAfter: 'l1' });
        return from();
      },
    ],
  ])('is refused for %s', async (_, attempt) => {
    await expect(attempt()).rejects.toEqual(refused('lesson-closed'));
    expect([...bookings(), ...locks()]).toEqual([]);
  });

  it('is open to everybody from a free preview', async () => {
    change('courses/c1/versions/4/lessons/l2', { freePreview: true });
    await from({}, 'ion');
    expect(bookings()).toHaveLength(1);
  });

  it.each([
    [{ courseId: '../x' }],
    [{ second: -1 }],
    [{ second: 1e9 }],
    [{ note: 'x'.repeat(1001) }],
    [{ courseTitle: { ro: 'Al meu' } }],
    [{ passage: { ...passage, quote: 'x'.repeat(1001) } }],
  ])('is not from %j', (place) => expect(() => from(place)).toThrow());
});

describe('a request that nobody answers', () => {
  const LATER = new Date('2026-05-06T06:00:00Z');
  const FRIDAY = '2026-05-08T11:00:00Z';

  it('expires after two days, and its time and places are free again', async () => {
    const { bookingId, answerUntil } = await ask(FRIDAY);
    expect(answerUntil).toBe('2026-05-06T06:00:00.000Z');
    await expireBookings(store(), new Date(LATER.getTime() - 1));
    expect(locks()).toHaveLength(2);
    await expireBookings(store(), new Date(LATER.getTime() + 1));
    expect(documents.get(`bookings/${bookingId}`)).toMatchObject({ status: 'expired', rev: 2 });
    expect(locks()).toEqual([]);
  });

  it('holds its time no longer, even before anything has ended it', async () => {
    const { bookingId } = await ask(FRIDAY);
    now = LATER;
    const taken = await ask(FRIDAY, 'ion');
    expect(documents.get(`bookings/${bookingId}`)).toMatchObject({ status: 'expired', learnerUid: 'ana' });
    expect(documents.get(locks()[0] ?? '')).toMatchObject({ bookingId: taken.bookingId });
    expect(locks()).toHaveLength(2);
  });

  it('stays when it was answered', async () => {
    const { bookingId } = await ask(FRIDAY);
    documents.set(`bookings/${bookingId}`, { ...documents.get(`bookings/${bookingId}`), status: 'confirmed' });
    now = LATER;
    await expireBookings(store(), LATER);
    await expect(ask(FRIDAY, 'ion')).rejects.toEqual(refused('taken'));
    expect(documents.get(`bookings/${bookingId}`)).toMatchObject({ status: 'confirmed' });
  });
});

describe('what a learner sends', () => {
  const sent = { key: randomUUID(), expertUid: 'clara', offeringId: 'letters', startAt: TWO, topic: '' };
  const isRead = (changes: object) =>
    bookingRequestSchema.safeParse({ ...sent, learnerTimeZone: 'Europe/London', ...changes }).success;

  it('may name the time as text or as milliseconds', () => {
    expect([TWO, Date.parse(TWO), '2026-05-05T14:00:00+03:00'].map((startAt) => isRead({ startAt }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['another name', { learnerName: 'Altcineva' }],
    ['a long topic', { topic: 'x'.repeat(301) }],
    ['a zone that nobody knows', { learnerTimeZone: 'Mars/Olympus' }],
    ['a path for an id', { expertUid: 'a/b' }],
    ['no time', { startAt: 'tomorrow' }],
    ['a time beyond the calendar', { startAt: 9e15 }],
    ['a key that one could guess', { key: '1' }],
  ])('is refused with %s', (_, changes) => {
    expect(isRead(changes)).toBe(false);
  });
});
