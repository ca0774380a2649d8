import type { Booking } from '@cursiv/shared-domain';
import { byTime } from './in-order.ts';
import { presentBooking } from './present-booking.ts';

const booking = (fields: Partial<Booking>): Booking => ({
  id: 'b1',
  learnerUid: 'learner',
  learnerName: 'Andrei',
  expertUid: 'expert',
  expertName: 'Ana',
  offeringId: 'talk',
  offeringTitle: { ro: 'Discuție' },
  startAt: new Date('2026-12-02T16:00:00Z'),
  endAt: new Date('2026-12-02T16:45:00Z'),
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/Bucharest',
  status: 'confirmed',
  cancelUntil: new Date('2026-12-01T16:00:00Z'),
  answerUntil: new Date('2026-11-21T09:00:00Z'),
  lockIds: [],
  topic: '',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  rev: 1,
  ...fields,
});

const before = new Date('2026-11-20T12:00:00Z');
const lastDay = new Date('2026-12-02T12:00:00Z');
const after = new Date('2026-12-03T12:00:00Z');

describe('presentBooking', () => {
  it('lets the learner cancel until the limit that was frozen when booking', () => {
    expect(presentBooking(booking({}), 'learner', 'learner', before).actions).toEqual(['reschedule', 'cancel']);
    const late = presentBooking(booking({}), 'learner', 'learner', lastDay);
    expect(late).toMatchObject({ actions: ['reschedule'], isPastCancelling: true, isAhead: true });
  });
  it('lets the expert answer a request and cancel what is confirmed until it starts', () => {
    const request = booking({ status: 'requested' });
    expect(presentBooking(request, 'expert', 'expert', before).actions).toEqual(['confirm', 'decline', 'reschedule']);
    expect(presentBooking(booking({}), 'expert', 'expert', lastDay).actions).toEqual(['reschedule', 'cancel']);
  });
  it('lets the expert mark a booking completed once it is over; a day later it is so by itself', () => {
    expect(presentBooking(booking({}), 'expert', 'expert', after)).toMatchObject({
      status: 'confirmed',
      actions: ['complete', 'absent'],
    });
    expect(presentBooking(booking({}), 'learner', 'learner', after).actions).toEqual(['absent']);
    const dayAfter = presentBooking(booking({}), 'expert', 'expert', new Date('2026-12-03T16:45:00Z'));
    expect(dayAfter).toMatchObject({ status: 'completed', isAhead: false, actions: [] });
  });
  it('shows a request that nobody answered in time as expired', () => {
    const request = booking({ status: 'requested' });
    const expired = { status: 'expired', isAhead: false, actions: [] };
    const deadline = new Date('2026-11-21T09:00:00Z');
    expect(presentBooking(request, 'expert', 'expert', deadline)).toMatchObject(expired);
    expect(presentBooking(request, 'learner', 'learner', deadline)).toMatchObject(expired);
    expect(presentBooking(request, 'expert', 'expert', after)).toMatchObject(expired);
  });
  it('lets who is said not to have come dispute it for two days, and who said it take it back', () => {
    const missed = booking({ status: 'no_show_learner', updatedAt: after });
    expect(presentBooking(missed, 'learner', 'learner', after).actions).toEqual(['dispute']);
    expect(presentBooking(missed, 'expert', 'expert', after).actions).toEqual(['takeBack']);
    const late = new Date(after.getTime() + 48 * 3_600_000);
    expect(presentBooking(missed, 'learner', 'learner', late).actions).toEqual([]);
  });
  it('offers nothing to somebody who is not a party', () => {
    expect(presentBooking(booking({}), 'expert', 'somebody', before).actions).toEqual([]);
  });
});

describe('byTime', () => {
  it('puts the soonest booking first and the latest past one first', () => {
    const soon = booking({ id: 'soon' });
    const later = booking({
      id: 'later',
      startAt: new Date('2026-12-09T16:00:00Z'),
      endAt: new Date('2026-12-09T17:00:00Z'),
    });
    const old = booking({ id: 'old', status: 'completed', startAt: new Date('2026-10-01T16:00:00Z') });
    const cancelled = booking({ id: 'cancelled', status: 'cancelled' });
    const { ahead, past } = byTime([later, old, soon, cancelled], before);
    expect(ahead.map(({ id }) => id)).toEqual(['soon', 'later']);
    expect(past.map(({ id }) => id)).toEqual(['cancelled', 'old']);
  });
});
