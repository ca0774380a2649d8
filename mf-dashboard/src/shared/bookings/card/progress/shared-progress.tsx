import { type Booking, type BookingSide, mayShareProgress } from '@cursiv/shared-domain';
import { LearnersCourses } from './learners-courses.tsx';
import { ProgressConsent } from './progress-consent.tsx';

/** What the expert of a booking sees of the learner's courses: the learner's consent, or the courses. */
export function SharedProgress({ booking, side, now }: { booking: Booking; side: BookingSide; now: Date }) {
  if (!mayShareProgress(booking, now)) return null;
  if (side === 'learner') return <ProgressConsent booking={booking} />;
  return booking.sharesProgress ? <LearnersCourses booking={booking} /> : null;
}
