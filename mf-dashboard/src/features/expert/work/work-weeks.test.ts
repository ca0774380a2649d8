import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { comingSoon, weekLoads } from './work-weeks.ts';

const ZONE = 'Europe/Bucharest';
/** A Wednesday, noon in Bucharest. */
const NOW = new Date('2026-11-25T10:00:00Z');

const booking = (start: string, status: Booking['status'] = 'confirmed', minutes = 60) =>
  bookingSchema.parse({
    ...{ id: start, learnerUid: 'lia', learnerName: 'Lia', expertUid: 'eva', expertName: 'Eva', offeringId: 'talk' },
    ...{ offeringTitle: { ro: 'Discuție' }, expertTimeZone: ZONE, learnerTimeZone: ZONE, lockIds: [], topic: '' },
    ...{ startAt: new Date(start), endAt: new Date(Date.parse(start) + minutes * 60_000), status, rev: 1 },
    ...{ cancelUntil: NOW, answerUntil: new Date(start), createdAt: NOW, updatedAt: NOW },
  });

describe('the weeks of an expert', () => {
  it('hold what is agreed, on their own clock, with what is over', () => {
    const loads = weekLoads(
      [
        booking('2026-11-23T08:00:00Z', 'completed', 30),
        // Monday at one in the morning in Bucharest.
        booking('2026-11-29T23:00:00Z'),
        booking('2026-12-02T08:00:00Z'),
        booking('2026-11-26T08:00:00Z', 'requested'),
        booking('2026-11-26T09:00:00Z', 'cancelled'),
        booking('2026-11-21T08:00:00Z'),
      ],
      ZONE,
      NOW,
    );
    expect(loads).toEqual([
      { monday: '2026-11-23', sessions: 1, minutes: 30 },
      { monday: '2026-11-30', sessions: 2, minutes: 120 },
      { monday: '2026-12-07', sessions: 0, minutes: 0 },
      { monday: '2026-12-14', sessions: 0, minutes: 0 },
    ]);
  });

  it('begin with what is under way and what comes today', () => {
    const { today, week } = comingSoon(
      [
        booking('2026-11-27T08:00:00Z'),
        booking('2026-11-25T20:00:00Z'),
        booking('2026-11-25T09:30:00Z'),
        booking('2026-11-25T08:00:00Z'),
        booking('2026-11-30T08:00:00Z'),
      ],
      ZONE,
      NOW,
    );
    expect(today.map(({ id }) => id)).toEqual(['2026-11-25T09:30:00Z', '2026-11-25T20:00:00Z']);
    expect(week.map(({ id }) => id)).toEqual(['2026-11-27T08:00:00Z']);
  });
});
