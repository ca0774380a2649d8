import { type Booking, bookingSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../../watch.ts';

/** Watches the bookings that a learner has requested from a lesson, in no order. */
export const watchLessonBookings = (learnerUid: string, courseId: string, lessonId: string): Watch<Booking[]> =>
  watchQuery(bookingSchema, () =>
    query(
      collection(database(), 'bookings'),
      where('learnerUid', '==', learnerUid),
      where('context.courseId', '==', courseId),
      where('context.lessonId', '==', lessonId),
    ),
  );
