import { type AnswerSpan, bookingSchema, workFiguresSchema, workKeys } from '@cursiv/shared-domain';
import type { DocumentStore, StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** A booking that has changed. */
export interface WorkChange {
  bookingId: string;
  /** How soon its request was answered, when this change was the answer. */
  answered?: AnswerSpan | undefined;
}

const figuresPath = (uid: string) => `experts/${uid}/figures/work`;
const sharePath = (uid: string, bookingId: string) => `experts/${uid}/shares/${bookingId}`;

/**
 * Counts what a booking adds to the figures of its expert. What it adds is always compared with what it has added, so that an event
 * that is reported again, late or out of order counts nothing twice. An answer is counted once, as it was first given.
 */
export const countWork = (store: DocumentStore, uid: string, { bookingId, answered }: WorkChange): Promise<void> =>
  store.transact(async (transaction) => {
    const [stored, share, figures] = await Promise.all(
      [`bookings/${bookingId}`, sharePath(uid, bookingId), figuresPath(uid)].map((path) => transaction.get(path)),
    );
    const before = keysOf(share);
    const booking = parsed(bookingSchema, stored);
    const after: string[] = booking ? workKeys(booking, answerIn(before) ?? answered) : [];
    if (before.length === after.length && before.every((key) => after.includes(key))) return;
    const counts = { ...parsed(workFiguresSchema, figures)?.counts };
    for (const key of after) if (!before.includes(key)) counts[key] = (counts[key] ?? 0) + 1;
    for (const key of before) if (!after.includes(key)) counts[key] = Math.max(0, (counts[key] ?? 0) - 1);
    transaction.set(figuresPath(uid), { counts });
    if (booking) transaction.set(sharePath(uid, bookingId), { keys: after });
    else transaction.delete(sharePath(uid, bookingId));
  });

const keysOf = (share: StoredDocument | undefined) => (share?.fields.keys as string[] | undefined) ?? [];

const ANSWERED = 'answered:';
const answerIn = (keys: readonly string[]) =>
  keys.find((key) => key.startsWith(ANSWERED))?.slice(ANSWERED.length) as AnswerSpan | undefined;
