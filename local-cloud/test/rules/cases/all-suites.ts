import type { RulesSuite } from '../rules-case.ts';
import { bookingRequestsSuite } from './booking-requests.ts';
import { bookingsSuite } from './bookings.ts';
import { courseDraftsSuite } from './course-drafts.ts';
import { coursesSuite } from './courses.ts';
import { enrollmentsSuite } from './enrollments.ts';
import { filesSuite } from './files.ts';
import { leadsSuite } from './leads.ts';
import { resourcesSuite } from './resources.ts';
import { reviewsSuite } from './reviews.ts';
import { siteSuite } from './site.ts';
import { usersSuite } from './users.ts';

/** Every story that the Firestore rules are judged by. */
export const ALL_SUITES: RulesSuite[] = [
  usersSuite,
  coursesSuite,
  courseDraftsSuite,
  enrollmentsSuite,
  resourcesSuite,
  reviewsSuite,
  bookingsSuite,
  bookingRequestsSuite,
  filesSuite,
  leadsSuite,
  siteSuite,
];
