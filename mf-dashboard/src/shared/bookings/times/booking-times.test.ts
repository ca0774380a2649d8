import { bookingTimes } from './booking-times.ts';

const booking = {
  startAt: new Date('2026-12-02T23:30:00Z'),
  endAt: new Date('2026-12-03T00:15:00Z'),
  learnerTimeZone: 'Europe/Bucharest',
  expertTimeZone: 'America/New_York',
};

describe('bookingTimes', () => {
  it('shows the reader the clock where they are now, wherever they were when they booked', () => {
    const { mine, theirs } = bookingTimes(booking, 'learner', 'Asia/Tokyo', 'ro');
    expect(mine).toEqual({ day: 'joi, 3 decembrie 2026', hours: '08:30–09:15', city: 'Tokio' });
    expect(theirs).toEqual({ day: 'miercuri, 2 decembrie 2026', hours: '18:30–19:15', city: 'New York' });
  });
  it('shows the expert the learner’s clock beside their own', () => {
    const { mine, theirs } = bookingTimes(booking, 'expert', 'America/New_York', 'en');
    expect(mine).toMatchObject({ hours: '18:30–19:15', city: 'New York' });
    expect(theirs).toMatchObject({ hours: '01:30–02:15', city: 'Bucharest' });
  });
  it('follows the clock change of one side only', () => {
    const between = { startAt: new Date('2026-03-20T15:00:00Z'), endAt: new Date('2026-03-20T15:45:00Z') };
    const after = { startAt: new Date('2026-04-20T15:00:00Z'), endAt: new Date('2026-04-20T15:45:00Z') };
    const times = (at: object) => bookingTimes({ ...booking, ...at }, 'learner', 'Europe/Bucharest', 'en');
    expect(times(between)).toMatchObject({ mine: { hours: '17:00–17:45' }, theirs: { hours: '11:00–11:45' } });
    expect(times(after)).toMatchObject({ mine: { hours: '18:00–18:45' }, theirs: { hours: '11:00–11:45' } });
  });
  it('shows one time when both clocks agree', () => {
    const athens = { ...booking, expertTimeZone: 'Europe/Athens' };
    expect(bookingTimes(athens, 'learner', 'Europe/Bucharest', 'ro').theirs).toBeUndefined();
  });
});
