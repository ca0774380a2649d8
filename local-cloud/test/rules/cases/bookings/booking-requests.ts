import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
  type Write,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const HOUR_MS = 3_600_000;
/** A whole hour two days ahead. */
const START = new Date((Math.floor(Date.now() / HOUR_MS) + 48) * HOUR_MS);
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const lockAt = (start: Date) => `slotLocks/clara__${start.getTime() / 60_000}`;

const request = (changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  learnerName: 'Persoana ana',
  expertUid: 'clara',
  expertName: 'Clara',
  offeringId: 'letters',
  offeringTitle: { ro: 'Litere', en: 'Letters' },
  startAt: START,
  endAt: after(60),
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/London',
  status: 'requested',
  cancelUntil: after(-720),
  answerUntil: after(-60),
  lockIds: [],
  topic: 'Litera g',
  createdAt: NOW,
  updatedAt: NOW,
  rev: 1,
  ...changes,
});
const lock = (start: Date, bookingId: string): Fields => ({
  expertUid: 'clara',
  bookingId,
  startAt: start,
  endAt: new Date(start.getTime() + 30 * 60_000),
});
const CELLS = [0, 30, 60].map((minutes) => after(minutes));
const NEW_LOCKS = CELLS.map((start) => set(lockAt(start), lock(start, 'new')));
const lockIds = (cells: Date[]) => cells.map((start) => lockAt(start).replace('slotLocks/', ''));

const asking = [
  stops('ana', 'a request that does not go through the server', commit(set('bookings/new', request()))),
  stops(
    'ana',
    'a request with its locks and a seat, as it once was',
    commit(
      set('bookings/new', request({ lockIds: lockIds(CELLS), seatId: 'ana__clara__0' })),
      ...NEW_LOCKS,
      set('bookingSeats/ana__clara__0', { bookingId: 'new', until: after(60) }),
    ),
  ),
  stops('clara', 'an expert writing a booking of their own', commit(set('bookings/new', request()))),
  stops('root', 'an administrator writing a booking', commit(set('bookings/new', request()))),
  stops('ana', 'a lock without its booking', commit(set(lockAt(START), lock(START, 'new')))),
  stops('ana', 'a lock for a booking that is there', commit(set(lockAt(START), lock(START, 'asked')))),
  stops('clara', 'an expert locking their own time', commit(set(lockAt(START), lock(START, 'asked')))),
  stops('ana', 'a seat', commit(set('bookingSeats/ana__clara__0', { bookingId: 'asked', until: after(60) }))),
  stops('bogdan', 'a person looking up a lock', get(lockAt(after(120)))),
  stops('bogdan', 'a person listing locks', list('slotLocks', ['expertUid', 'EQUAL', 'clara'])),
  stops('clara', 'an expert altering a lock', commit(update(lockAt(after(120)), { bookingId: 'x' }))),
  stops('ana', 'a lock taken off an open booking', commit(remove(lockAt(after(120))))),
];

const WAITING: Fields = {
  expertUid: 'clara',
  expertName: 'Clara',
  learnerUid: 'ana',
  joinedAt: minutesFromNow(-60),
  status: 'waiting',
};
const inLine = [
  lets('ana', 'somebody who waits see that they do', get('waiting/clara__ana')),
  lets('bogdan', 'somebody see that they do not wait', get('waiting/clara__bogdan')),
  stops('bogdan', 'a person looking up who waits', get('waiting/clara__ana')),
  stops('bogdan', 'a person looking up who does not wait', get('waiting/clara__nobody')),
  stops('clara', 'an expert looking up who waits', get('waiting/clara__ana')),
  stops('ana', 'listing one’s own places in line', list('waiting', ['learnerUid', 'EQUAL', 'ana'])),
  stops('ana', 'a better place in line', commit(update('waiting/clara__ana', { joinedAt: minutesFromNow(-9999) }))),
  stops('ana', 'a time that nobody offered', commit(update('waiting/clara__ana', { status: 'offered' }))),
  stops('bogdan', 'joining a line past the functions', commit(set('waiting/clara__bogdan', WAITING))),
];

const ASKED_CELLS = [120, 150, 180].map((minutes) => after(minutes));
const move = (changes: Fields, ...more: Write[]) =>
  commit(update('bookings/asked', { rev: 2, updatedAt: NOW, ...changes }), ...more);
const freed = ASKED_CELLS.map((start) => remove(lockAt(start)));
const cancelled = { status: 'cancelled', cancelledBy: 'learner' };
const givingBack = [
  lets('ana', 'a learner cancel and give the time back', move(cancelled, ...freed)),
  lets('clara', 'an expert decline and give the time back', move({ status: 'declined' }, ...freed)),
  lets('clara', 'an expert confirm and keep the time', move({ status: 'confirmed' })),
  stops('ana', 'a cancellation that keeps the time', move(cancelled)),
  stops('ana', 'a cancellation that keeps a part of it', move(cancelled, ...freed.slice(0, 2))),
  stops('clara', 'a time given back by a confirmation', move({ status: 'confirmed' }, ...freed)),
  stops('bogdan', 'a third person giving the time back', commit(...freed)),
  stops('ana', 'a learner letting a request expire', move({ status: 'expired' }, ...freed)),
  stops('clara', 'an expert letting a request expire', move({ status: 'expired' }, ...freed)),
  stops('clara', 'more time to answer', move({ status: 'confirmed', answerUntil: after(0) })),
];

const hours = { timeZone: 'Europe/Bucharest', weekly: [], overrides: [], timeOff: [] };
const schedules = [
  lets('clara', 'an expert read the own hours', get('schedules/clara')),
  lets('root', 'an administrator read them', get('schedules/clara')),
  stops('ana', 'a learner reading the hours themselves', get('schedules/clara')),
  stops('clara', 'hours that nobody has checked', commit(set('schedules/clara', { ...hours, rev: 2 }))),
  stops('bogdan', 'first hours that nobody has checked', commit(set('schedules/bogdan', { ...hours, rev: 1 }))),
  stops('root', 'an administrator writing hours', commit(set('schedules/clara', { ...hours, rev: 2 }))),
];

/** Requests for a booking come only through the server; its two parties free its time. */
export const bookingRequestsSuite: RulesSuite = {
  name: 'booking requests',
  documents: {
    ...PEOPLE,
    'waiting/clara__ana': WAITING,
    'experts/clara': { status: 'listed', displayName: 'Clara' },
    'experts/bogdan': { status: 'paused', displayName: 'Bogdan' },
    'schedules/clara': { ...hours, rev: 1 },
    'bookings/asked': request({
      createdAt: minutesFromNow(-60),
      updatedAt: minutesFromNow(-60),
      startAt: after(120),
      endAt: after(180),
      cancelUntil: after(-600),
      lockIds: lockIds(ASKED_CELLS),
    }),
    ...Object.fromEntries(ASKED_CELLS.map((start) => [lockAt(start), lock(start, 'asked')])),
  },
  cases: [...asking, ...inLine, ...givingBack, ...schedules],
};
