import type { LearnersCourse } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../../call-function.ts';
import { transact } from '../../transact.ts';

/** Lets the expert of an own booking see the learner's courses and progress, or no longer. Throws AppError. */
export const shareProgress = (bookingId: string, sharesProgress: boolean): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'bookings', bookingId), { sharesProgress });
  });

/** The courses of a booking's learner, latest first, for its expert. Throws AppError: `no-access` without the learner's consent. */
export const getLearnersCourses = (bookingId: string): Promise<LearnersCourse[]> =>
  callFunction<{ bookingId: string }, LearnersCourse[]>('learnersCourses', { bookingId });
