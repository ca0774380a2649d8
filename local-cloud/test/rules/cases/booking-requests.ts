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
  without,
} from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const HOUR_MS = 3_600_000;
/** A whole hour two days ahead. */
const START = new Date((Math.floor(Date.now() / HOUR_MS) + 48) * HOUR_MS);
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const lockAt = (start: Date, expertUid = 'clara') => `${expertUid}__${start.getTime() / 60_000}`;

const title = { ro: 'Litere', en: 'Letters' };
/** An hour with ten minutes of rest: three half hours. */
const offering = {
  title,
  durationMin: 60,
  bufferBeforeMin: 0,
  bufferAfterMin: 10,
  minNoticeMin: 1440,
  horizonDays: 30,
  cancelNoticeMin: 720,
  active: true,
};
const expert = (status: string): Fields => ({
  status,
  displayName: 'Clara',
  timeZone: 'Europe/Bucharest',
  offerings: { letters: offering, gone: { ...offering, active: false } },
});

const request = (changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  learnerName: 'Persoana ana',
  expertUid: 'clara',
  expertName: 'Clara',
  offeringId: 'letters',
  offeringTitle: title,
  startAt: START,
  endAt: after(60),
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/London',
  status: 'requested',
  cancelUntil: after(-720),
  lockIds: [0, 30, 60].map((minutes) => lockAt(after(minutes))),
  seatId: 'ana__clara__0',
  topic: 'Litera g',
  createdAt: NOW,
  updatedAt: NOW,
  rev: 1,
  ...changes,
});
const lock = (start: Date, changes: Fields = {}): Write =>
  set(`slotLocks/${lockAt(start)}`, {
    expertUid: 'clara',
    bookingId: 'new',
    startAt: start,
    endAt: new Date(start.getTime() + 30 * 60_000),
    ...changes,
  });
const LOCKS = [0, 30, 60].map((minutes) => lock(after(minutes)));
const seat = (changes: Fields = {}, id = 'ana__clara__0'): Write =>
  set(`bookingSeats/${id}`, { bookingId: 'new', until: after(60), ...changes });

/** The whole request as one batch, with differences in the booking itself. */
const ask = (changes: Fields = {}) => commit(set('bookings/new', request(changes)), ...LOCKS, seat());
/** The same session so many minutes later, with everything that follows from it. */
const askAt = (minutes: number) => {
  const at = (more: number) => after(minutes + more);
  const cells = [0, 30, 60].map((more) => at(more));
  return commit(
    set(
      'bookings/new',
      request({
        startAt: at(0),
        endAt: at(60),
        cancelUntil: at(-720),
        lockIds: cells.map((cell) => lockAt(cell)),
      }),
    ),
    ...cells.map((cell) => lock(cell)),
    seat({ until: at(60) }),
  );
};

const asking = [
  lets('ana', 'a learner ask for a free time with everything that belongs to it', ask()),
  lets('ana', 'a learner ask for the first time that is far enough ahead', askAt(-1380)),
  lets('ana', 'a learner take a seat again whose session is over', ask({ seatId: 'ana__clara__0' })),
  stops(undefined, 'a visitor asking', ask()),
  stops('bogdan', 'a person asking for somebody else', ask()),
  stops('ana', 'a request under another name', ask({ learnerName: 'Altcineva' })),
  stops('ana', 'a request that is confirmed already', ask({ status: 'confirmed' })),
  stops('ana', 'another length', ask({ endAt: after(90) })),
  stops('ana', 'a later limit for cancelling', ask({ cancelUntil: START })),
  stops('ana', 'another title', ask({ offeringTitle: { ro: 'Gratis' } })),
  stops('ana', 'an offering that is not there', ask({ offeringId: 'none' })),
  stops('ana', 'an offering that is no longer active', ask({ offeringId: 'gone' })),
  stops('ana', 'an expert who is not listed', ask({ expertUid: 'bogdan' })),
  stops('ana', 'a made-up time of asking', ask({ createdAt: minutesFromNow(-60) })),
  stops('ana', 'an extra field', ask({ price: 0 })),
  stops('ana', 'a topic of 301 characters', ask({ topic: 'x'.repeat(301) })),
  stops('ana', 'a time too soon', askAt(-1440 - 60)),
  stops('ana', 'a time too far ahead', askAt(29 * 1440)),
  stops('clara', 'an expert asking themselves', ask({ learnerUid: 'clara', learnerName: 'Persoana clara' })),
];

const locking = [
  stops('ana', 'a request without locks', commit(set('bookings/new', request({ lockIds: [] })), seat())),
  stops(
    'ana',
    'a request that leaves its last half hour free',
    commit(
      set('bookings/new', request({ lockIds: [0, 30].map((minutes) => lockAt(after(minutes))) })),
      ...LOCKS.slice(0, 2),
      seat(),
    ),
  ),
  stops(
    'ana',
    'a lock that is named but not written',
    commit(set('bookings/new', request()), ...LOCKS.slice(0, 2), seat()),
  ),
  stops('ana', 'the locks of another time', ask({ lockIds: [90, 120, 150].map((minutes) => lockAt(after(minutes))) })),
  stops('ana', 'a lock without its booking', commit(lock(START))),
  stops('ana', 'a lock for the booking of somebody else', commit(lock(after(300), { bookingId: 'asked' }))),
  stops(
    'ana',
    'a lock on a time that it does not name',
    commit(
      set('bookings/new', request()),
      lock(START, { startAt: after(30), endAt: after(60) }),
      ...LOCKS.slice(1),
      seat(),
    ),
  ),
  stops(
    'bogdan',
    'a time that somebody else has',
    commit(
      set(
        'bookings/new',
        request({
          learnerUid: 'bogdan',
          learnerName: 'Persoana bogdan',
          seatId: 'bogdan__clara__0',
          startAt: after(120),
          endAt: after(180),
          cancelUntil: after(-600),
          lockIds: [120, 150, 180].map((minutes) => lockAt(after(minutes))),
        }),
      ),
      ...[120, 150, 180].map((minutes) => lock(after(minutes))),
      seat({ until: after(180) }, 'bogdan__clara__0'),
    ),
  ),
  lets('bogdan', 'a signed-in person see whether a time is taken', get(`slotLocks/${lockAt(after(120))}`)),
  stops(undefined, 'a visitor looking up a lock', get(`slotLocks/${lockAt(after(120))}`)),
  stops('bogdan', 'a person listing locks', list('slotLocks', ['expertUid', 'EQUAL', 'clara'])),
  stops('clara', 'an expert altering a lock', commit(update(`slotLocks/${lockAt(after(120))}`, { bookingId: 'x' }))),
  stops('ana', 'a lock taken off an open booking', commit(remove(`slotLocks/${lockAt(after(120))}`))),
];

const seats = [
  stops('ana', 'a request without a seat', commit(set('bookings/new', request()), ...LOCKS)),
  stops(
    'ana',
    'a fourth seat',
    commit(set('bookings/new', request({ seatId: 'ana__clara__3' })), ...LOCKS, seat({}, 'ana__clara__3')),
  ),
  stops(
    'ana',
    'a seat that an open request has',
    commit(set('bookings/new', request({ seatId: 'ana__clara__1' })), ...LOCKS, seat({}, 'ana__clara__1')),
  ),
  lets(
    'ana',
    'a learner take the seat of a request that was declined',
    commit(set('bookings/new', request({ seatId: 'ana__clara__2' })), ...LOCKS, seat({}, 'ana__clara__2')),
  ),
  stops(
    'ana',
    'a seat that is said to be free sooner',
    commit(set('bookings/new', request()), ...LOCKS, seat({ until: START })),
  ),
  lets('ana', 'a learner look up a seat of their own, there or not', get('bookingSeats/ana__clara__7')),
  stops('clara', 'an expert looking up the seats of a learner', get('bookingSeats/ana__clara__1')),
];

const move = (changes: Fields, ...more: Write[]) =>
  commit(update('bookings/asked', { rev: 2, updatedAt: NOW, ...changes }), ...more);
const freed = [120, 150, 180].map((minutes) => remove(`slotLocks/${lockAt(after(minutes))}`));
const cancelled = { status: 'cancelled', cancelledBy: 'learner' };
const givingBack = [
  lets('ana', 'a learner cancel and give the time back', move(cancelled, ...freed)),
  lets('clara', 'an expert decline and give the time back', move({ status: 'declined' }, ...freed)),
  lets('clara', 'an expert confirm and keep the time', move({ status: 'confirmed' })),
  stops('ana', 'a cancellation that keeps the time', move(cancelled)),
  stops('ana', 'a cancellation that keeps a part of it', move(cancelled, ...freed.slice(0, 2))),
  stops('clara', 'a time given back by a confirmation', move({ status: 'confirmed' }, ...freed)),
  stops('bogdan', 'a third person giving the time back', commit(...freed)),
];

const hours = { timeZone: 'Europe/Bucharest', weekly: [], overrides: [], timeOff: [] };
const schedules = [
  lets('clara', 'an expert read the own hours', get('schedules/clara')),
  lets('clara', 'an expert change the own hours', commit(set('schedules/clara', { ...hours, rev: 2 }))),
  lets('bogdan', 'an expert set hours for the first time', commit(set('schedules/bogdan', { ...hours, rev: 1 }))),
  stops('ana', 'a learner reading the hours themselves', get('schedules/clara')),
  stops('ana', 'hours of somebody who is no expert', commit(set('schedules/ana', { ...hours, rev: 1 }))),
  stops('ana', 'a learner changing the hours of an expert', commit(set('schedules/clara', { ...hours, rev: 2 }))),
  stops('clara', 'hours based on an older revision', commit(set('schedules/clara', { ...hours, rev: 1 }))),
  stops('clara', 'hours without a zone', commit(set('schedules/clara', { ...without(hours, 'timeZone'), rev: 2 }))),
  stops('clara', 'hours with a reason', commit(set('schedules/clara', { ...hours, rev: 2, reason: 'medic' }))),
];

const askedLocks = Object.fromEntries(
  [120, 150, 180].map((minutes) => [
    `slotLocks/${lockAt(after(minutes))}`,
    { expertUid: 'clara', bookingId: 'asked', startAt: after(minutes), endAt: after(minutes + 30) },
  ]),
);
const stored = { createdAt: minutesFromNow(-60), updatedAt: minutesFromNow(-60) };

/** Requests for a session: only as offered, each with its own time and one of three seats. */
export const bookingRequestsSuite: RulesSuite = {
  name: 'booking requests',
  documents: {
    ...PEOPLE,
    'experts/clara': expert('listed'),
    'experts/bogdan': expert('paused'),
    'schedules/clara': { ...hours, rev: 1 },
    'bookings/asked': request({
      ...stored,
      startAt: after(120),
      endAt: after(180),
      cancelUntil: after(-600),
      lockIds: [120, 150, 180].map((minutes) => lockAt(after(minutes))),
      seatId: 'ana__clara__1',
    }),
    'bookings/declined': request({ ...stored, status: 'declined', seatId: 'ana__clara__2' }),
    'bookings/past': request({ ...stored, status: 'confirmed' }),
    'bookingSeats/ana__clara__0': { bookingId: 'past', until: minutesFromNow(-30) },
    'bookingSeats/ana__clara__1': { bookingId: 'asked', until: after(180) },
    'bookingSeats/ana__clara__2': { bookingId: 'declined', until: after(60) },
    ...askedLocks,
  },
  cases: [...asking, ...locking, ...seats, ...givingBack, ...schedules],
};
