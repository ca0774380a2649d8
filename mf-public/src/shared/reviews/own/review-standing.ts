import {
  canReview,
  isOpenBooking,
  isReviewable,
  type Review,
  type ReviewTarget,
  statusAt,
} from '@cursiv/shared-domain';

/** A person's relation to a course or an expert. */
export interface ReviewStanding {
  review: Review | undefined;
  /**
   * Whether they may write: `unverified` asks to verify the e-mail address first, `later` tells them when, `never` says
   * nothing.
   */
  writing: 'now' | 'unverified' | 'later' | 'never';
  /** The booking to name in a review of an expert. */
  bookingId?: string | undefined;
}

/** Reads the standing. Throws AppError. */
export async function reviewStanding(uid: string, target: ReviewTarget): Promise<ReviewStanding> {
  const { getOwnReview, hasVerifiedEmail } = await import('@cursiv/shared-data');
  const standing = target.targetKind === 'course' ? asLearner(uid, target.targetId) : asGuest(uid, target.targetId);
  const [review, writing] = await Promise.all([getOwnReview(uid, target), standing]);
  if (review || writing.writing !== 'now' || (await hasVerifiedEmail())) return { review, ...writing };
  return { review, writing: 'unverified' };
}

type Writing = Omit<ReviewStanding, 'review'>;

async function asLearner(uid: string, courseId: string): Promise<Writing> {
  const { getEnrollment } = await import('@cursiv/shared-data');
  const enrollment = await getEnrollment(uid, courseId);
  if (!enrollment || enrollment.courseOwnerUid === uid) return { writing: 'never' };
  return { writing: canReview(enrollment, new Date()) ? 'now' : 'later' };
}

async function asGuest(uid: string, expertUid: string): Promise<Writing> {
  if (uid === expertUid) return { writing: 'never' };
  const { getBookingsWith } = await import('@cursiv/shared-data');
  const bookings = await getBookingsWith(uid, expertUid);
  const now = new Date();
  const met = bookings.find((booking) => isReviewable(booking, now));
  if (met) return { writing: 'now', bookingId: met.id };
  const isExpected = bookings.some((booking) => isOpenBooking({ status: statusAt(booking, now) }));
  return { writing: isExpected ? 'later' : 'never' };
}
