import {
  AppError,
  bookingSchema,
  courseSchema,
  enrollmentSchema,
  type LearnersCourse,
  mayShareProgress,
} from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

/** The most courses that are told: those in which the learner was last. */
const MOST = 10;

/**
 * The courses of a booking's learner and how far they are, for its expert while the learner agrees. Throws AppError:
 * `no-access` to anybody else, and without the consent.
 */
export async function learnersCourses(
  source: DocumentSource,
  uid: string,
  bookingId: string,
  now: Date,
): Promise<LearnersCourse[]> {
  const booking = parsed(bookingSchema, await source.get(`bookings/${bookingId}`));
  if (booking?.expertUid !== uid || !booking.sharesProgress || !mayShareProgress(booking, now))
    throw new AppError('no-access', `bookings/${bookingId} shows no courses`);
  const enrollments = allParsed(
    enrollmentSchema,
    await source.find({ collection: 'enrollments', equals: { uid: booking.learnerUid } }),
  )
    .filter(({ status }) => status === 'active' || status === 'completed')
    .toSorted((one, other) => +other.updatedAt - +one.updatedAt)
    .slice(0, MOST);
  const courses = await Promise.all(
    enrollments.map(async ({ courseId, progress }) => {
      const course = parsed(courseSchema, await source.get(`courses/${courseId}`));
      return course ? [{ id: courseId, title: course.title, pct: progress.pct }] : [];
    }),
  );
  return courses.flat();
}
