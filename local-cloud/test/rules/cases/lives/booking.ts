import { type BookingStatus, bookingLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';

type Role = (typeof bookingLifecycle.roles)[number];

/** A booking of `ana` with `clara` in a state, starting in this many minutes. */
export const booking = (status: BookingStatus, startsIn: number, changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  expertUid: 'clara',
  status,
  startAt: minutesFromNow(startsIn),
  endAt: minutesFromNow(startsIn + 60),
  cancelUntil: minutesFromNow(startsIn - 120),
  answerUntil: minutesFromNow(startsIn - 60),
  lockIds: [],
  topic: 'Litere',
  createdAt: minutesFromNow(-9000),
  updatedAt: minutesFromNow(-300),
  rev: 1,
  ...changes,
});

/** States that only a past booking comes into. */
const isAfterwards = (to: BookingStatus) => to === 'completed' || to === 'disputed' || to.startsWith('no_show');
const pathOf = (from: BookingStatus, to: BookingStatus) => `bookings/${from}${isAfterwards(to) ? '-over' : ''}`;

function wordsOf(role: Role, to: BookingStatus): Fields {
  if (to === 'disputed') return { dispute: 'Am fost acolo' };
  return to === 'cancelled' ? { cancelledBy: role, reason: 'Sunt bolnavă' } : {};
}

/**
 * Bookings: in the future, so that they can be answered and cancelled, or past, so that they can be marked as
 * completed or missed.
 */
export const bookingLife: Life<BookingStatus, Role> = {
  what: 'a booking',
  lifecycle: bookingLifecycle,
  callers: { learner: 'ana', expert: 'clara' },
  others: ['bogdan', 'root', undefined],
  stored: (_, state) => ({
    [`bookings/${state}`]: booking(state, 600),
    [`bookings/${state}-over`]: booking(state, -600),
  }),
  start: (_, state) => commit(set('bookings/new', booking(state, 600, { createdAt: NOW, updatedAt: NOW }))),
  move: (role, from, to) =>
    commit(update(pathOf(from, to), { status: to, rev: 2, updatedAt: NOW, ...wordsOf(role, to) })),
  remove: (_, state) => commit(remove(`bookings/${state}`)),
};
