import {
  hasVisible,
  type Locale,
  type ReviewTarget,
  reviewId,
  reviewLifecycle,
  reviewSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

export interface ReviewSave {
  uid: string;
  target: ReviewTarget;
  /** The booking after which an expert is reviewed. */
  bookingId?: string | undefined;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Language of the text. */
  locale: Locale;
}

/** Writes or changes a learner's review of a course or an expert. Throws AppError: `no-access` when they may not. */
export const saveReview = ({ uid, target, bookingId, rating, text, locale }: ReviewSave): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'reviews', reviewId(target, uid));
    const present = parseDocument(reviewSchema, await transaction.get(reference));
    const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', uid)));
    const words = {
      authorName: profile?.name ?? '',
      rating,
      text: hasVisible(text) ? text.trim() : '',
      locale,
      updatedAt: serverTimestamp(),
    };
    if (present) {
      transaction.update(reference, words);
      return;
    }
    transaction.set(reference, {
      ...words,
      ...target,
      ...(bookingId !== undefined && { bookingId }),
      uid,
      status: reviewLifecycle.first,
      createdAt: serverTimestamp(),
    });
  });
