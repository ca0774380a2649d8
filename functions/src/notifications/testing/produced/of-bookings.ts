import type { Waiting } from '@cursiv/shared-domain';
import { waitingNotice } from '../../../bookings/waiting/waiting-notice.ts';
import { memoryStore } from '../../../store/memory-store.ts';
import { bookingNotices } from '../../booking-notices.ts';
import { remindOfBookings } from '../../reminders/remind-of-bookings.ts';
import { type Documents, NOW, told } from './produced.ts';

const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

const booking = (status: string, changes: object = {}): Record<string, unknown> => ({
  ...{ learnerUid: 'ana', learnerName: 'Ana Pop', expertUid: 'clara', expertName: 'Clara Dinu' },
  ...{ offeringId: 'letters', offeringTitle: { ro: 'Litere' }, startAt: hours(200), endAt: hours(201) },
  ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/London', lockIds: [], topic: '' },
  ...{ cancelUntil: hours(170), answerUntil: hours(100), createdAt: NOW, updatedAt: NOW, rev: 2, status },
  ...changes,
});
const moved = (from: string | undefined, to: string, before: object = {}, after: object = {}) =>
  bookingNotices('b1', { before: from ? booking(from, before) : undefined, after: booking(to, after) });

/** What is told of a booking, in the order of its life. */
export async function toldOfBookings(): Promise<Documents[]> {
  const proposal = { by: 'learner', startAt: hours(300), endAt: hours(301), until: hours(100), rev: 2 };
  const offered = { offeringId: 'letters', title: { ro: 'Litere' }, at: hours(200), until: hours(20) };
  const waiting: Waiting = {
    ...{ id: 'clara__ana', expertUid: 'clara', expertName: 'Clara Dinu', learnerUid: 'ana' },
    ...{ joinedAt: NOW, status: 'waiting' },
  };
  const held = { offeringId: 'letters', offeringTitle: { ro: 'Litere' }, startAt: hours(200), lockIds: [] };
  return [
    await told([
      ...moved(undefined, 'requested'),
      ...moved(undefined, 'confirmed'),
      ...moved('requested', 'declined', {}, { reason: 'Sunt plecată.' }),
      ...moved('requested', 'expired'),
      ...moved('confirmed', 'cancelled', {}, { cancelledBy: 'admin' }),
      ...moved('confirmed', 'completed'),
      ...moved('confirmed', 'no_show_learner'),
      ...moved('no_show_learner', 'disputed', {}, { dispute: 'Am fost acolo.' }),
      ...moved('confirmed', 'confirmed', {}, { proposal }),
      ...moved('confirmed', 'confirmed', { proposal }, { proposal: { ...proposal, answer: 'declined' }, rev: 3 }),
      ...moved('confirmed', 'confirmed', {}, { startAt: hours(300), moved: { from: hours(200), by: 'expert' } }),
      waitingNotice(waiting, 'waiting.free', offered),
      waitingNotice({ ...waiting, status: 'offered', held }, 'waiting.passed'),
      waitingNotice(waiting, 'waiting.closed'),
    ]),
    await reminded(23),
    await reminded(0.5),
  ];
}

async function reminded(hoursBefore: number): Promise<Documents> {
  const documents: Documents = new Map([['bookings/b1', booking('confirmed', { startAt: hours(hoursBefore) })]]);
  await remindOfBookings(memoryStore(documents), NOW);
  return documents;
}
