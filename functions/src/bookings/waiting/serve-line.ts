import { type Expert, expertSchema, heldUntil, isHeld, locksOf, type Waiting } from '@cursiv/shared-domain';
import type { Notice } from '../../notifications/notice.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { type ExpertTimes, expertTimes, type FreeTime, firstTimes } from './expert-times.ts';
import { holdOf, leaveLine, lineOf } from './line.ts';
import { waitingNotice } from './waiting-notice.ts';

/** A time that is about to be held for somebody. */
interface Offer extends FreeTime {
  to: Waiting;
  until: Date;
}

/**
 * Offers an expert's free times to those who wait for them, each to one person and in the order in which they came. Who has let a
 * time pass leaves the line; when the expert takes no bookings any more, everybody does.
 */
export async function serveLine(store: DocumentStore, expertUid: string, now: Date): Promise<void> {
  // Almost no expert has a line; that is seen without a transaction.
  if ((await lineOf(store, expertUid)).length === 0) return;
  await store.transact(async (transaction) => {
    const line = await lineOf(transaction, expertUid);
    const expert = parsed(expertSchema, await transaction.get(`experts/${expertUid}`));
    const isClosed = expert?.status !== 'listed';
    const leaving = line.filter((one) => isClosed || (one.status === 'offered' && !isHeld(one, now)));
    const waiting = line.filter(({ status }) => status === 'waiting');
    const offers = isClosed ? [] : await offersTo(transaction, expert, waiting, leaving, now);
    const notices = [
      ...leaving.map((one) => waitingNotice(one, isClosed ? 'waiting.closed' : 'waiting.passed')),
      ...offers.map(({ to, offeringId, offering, startAt, until }) =>
        waitingNotice(to, 'waiting.free', { offeringId, title: offering.title, at: startAt, until }),
      ),
    ];
    const tell = await telling(transaction, notices, now);
    for (const one of leaving) leaveLine(transaction, one);
    for (const offer of offers) hold(transaction, offer);
    tell();
  });
}

/** The earliest free times, one for each who waits, as far as there are any. */
async function offersTo(
  transaction: DocumentTransaction,
  expert: Expert,
  waiting: readonly Waiting[],
  leaving: readonly Waiting[],
  now: Date,
): Promise<Offer[]> {
  if (waiting.length === 0) return [];
  const times = await expertTimes(transaction, expert, now);
  const released = new Set(leaving.map(({ learnerUid }) => holdOf(learnerUid)));
  const locks = times.locks.filter(({ bookingId }) => !released.has(bookingId));
  const offers: Offer[] = [];
  for (const to of waiting) {
    const offer = firstFree({ ...times, locks }, now);
    if (!offer) break;
    offers.push({ to, ...offer });
    locks.push(...locksOf({ id: holdOf(to.learnerUid), expertUid: expert.id, startAt: offer.startAt }, offer.offering));
  }
  return offers;
}

/** The earliest time that can be held long enough to decide. */
function firstFree(times: ExpertTimes, now: Date) {
  const untilOf = ({ startAt, offering }: FreeTime) => heldUntil(now, startAt, offering.minNoticeMin);
  const firsts = firstTimes(times, now, (time) => untilOf(time) !== undefined);
  const [first] = firsts.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const until = first && untilOf(first);
  return until && { ...first, until };
}

function hold(transaction: DocumentTransaction, { to, offeringId, offering, startAt, until }: Offer): void {
  const locks = locksOf({ id: holdOf(to.learnerUid), expertUid: to.expertUid, startAt }, offering);
  for (const { id, ...lock } of locks) transaction.set(`slotLocks/${id}`, lock);
  const held = { offeringId, offeringTitle: offering.title, startAt, lockIds: locks.map(({ id }) => id) };
  transaction.update(`waiting/${to.id}`, { status: 'offered', held, until });
}

/** Reads how people want to be told, so that the telling itself only writes. */
async function telling(transaction: DocumentTransaction, notices: readonly Notice[], now: Date): Promise<() => void> {
  const settings = await Promise.all(notices.map(({ uid }) => settingsOf(transaction, uid)));
  return () => {
    for (const [index, notice] of notices.entries()) {
      const wanted = settings[index];
      if (wanted) tellIn(transaction, notice, wanted, now);
    }
  };
}
