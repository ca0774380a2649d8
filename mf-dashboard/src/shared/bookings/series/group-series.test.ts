import type { Booking } from '@cursiv/shared-domain';
import { groupSeries } from './group-series.ts';

const NOW = new Date('2026-05-04T06:00:00Z');
const booking = (id: string, index?: number, more: object = {}): Booking => ({
  id,
  learnerUid: 'ana',
  learnerName: 'Ana',
  expertUid: 'clara',
  expertName: 'Clara',
  offeringId: 'letters',
  offeringTitle: { ro: 'Litere' },
  startAt: new Date('2026-05-05T11:00:00Z'),
  endAt: new Date('2026-05-05T12:00:00Z'),
  expertTimeZone: 'Europe/Bucharest',
  learnerTimeZone: 'Europe/Bucharest',
  status: 'confirmed',
  cancelUntil: NOW,
  answerUntil: NOW,
  lockIds: [],
  topic: '',
  createdAt: NOW,
  updatedAt: NOW,
  rev: 2,
  ...(index !== undefined && { series: { id: 's', index, count: 3 } }),
  ...more,
});
const shown = (...bookings: Booking[]) =>
  groupSeries(bookings, NOW).map((line) => ('weeks' in line ? line.weeks.map(({ id }) => id) : line.booking.id));

it('the weeks of a series stand together, in their order, where the first of them was', () => {
  expect(shown(booking('x'), booking('s2', 2), booking('y'), booking('s1', 1))).toEqual(['x', ['s1', 's2'], 'y']);
});

it('the last week of a series is a booking like others, unless all were to move', () => {
  const startAt = new Date('2026-05-08T11:00:00Z');
  const proposal = { by: 'expert' as const, startAt, endAt: startAt, until: new Date('2026-05-05T06:00:00Z'), rev: 2 };
  expect(shown(booking('s1', 1))).toEqual(['s1']);
  expect(shown(booking('s1', 1, { proposal: { ...proposal, weeks: 3 } }))).toEqual([['s1']]);
});
