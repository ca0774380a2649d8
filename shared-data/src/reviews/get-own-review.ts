import { type Review, type ReviewTarget, reviewId, reviewSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads a person's review of a course or an expert; undefined when there is none. Throws AppError. */
export const getOwnReview = (uid: string, target: ReviewTarget): Promise<Review | undefined> =>
  guarded(async () => parseDocument(reviewSchema, await getDoc(doc(database(), 'reviews', reviewId(target, uid)))));
