import { courseReviewId, type Locale, reviewSchema, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

export interface ReviewSave {
  uid: string;
  courseId: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Language of the text. */
  locale: Locale;
}

/** Writes a learner's review of a course, or changes the one they wrote. Throws AppError: `no-access` when they may not. */
export const saveReview = ({ uid, courseId, rating, text, locale }: ReviewSave): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'reviews', courseReviewId(courseId, uid));
    const present = parseDocument(reviewSchema, await transaction.get(reference));
    const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', uid)));
    const words = {
      authorName: profile?.name ?? '',
      rating,
      text: text.trim(),
      locale,
      updatedAt: serverTimestamp(),
    };
    if (present) {
      transaction.update(reference, words);
      return;
    }
    transaction.set(reference, {
      ...words,
      targetKind: 'course',
      targetId: courseId,
      uid,
      status: 'published',
      createdAt: serverTimestamp(),
    });
  });
