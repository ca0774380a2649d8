import type { Locale } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Answers a review as the author of the course; replaces an earlier answer. Throws AppError. */
export const replyToReview = (reviewId: string, text: string, locale: Locale): Promise<void> =>
  transact(async (transaction) => {
    const reply = { text: text.trim(), locale, at: serverTimestamp() };
    transaction.update(doc(database(), 'reviews', reviewId), { reply });
  });
