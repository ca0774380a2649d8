import type { RulesSuite } from '../rules-case.ts';
import { allowancesSuite } from './allowances.ts';
import { approvalsSuite } from './approvals.ts';
import { auditSuite } from './audit.ts';
import { bookingRequestsSuite } from './booking-requests.ts';
import { bookingsSuite } from './bookings.ts';
import { courseDraftsSuite } from './course-drafts.ts';
import { coursesSuite } from './courses.ts';
import { enrollmentsSuite } from './enrollments.ts';
import { filesSuite } from './files.ts';
import { leadsSuite } from './leads.ts';
import { LIMIT_SUITES } from './limits/all-limits.ts';
import { LIFE_SUITES } from './lives/all-lives.ts';
import { namesSuite } from './names.ts';
import { progressSuite } from './progress.ts';
import { reportedReviewsSuite } from './reported-reviews.ts';
import { resourcesSuite } from './resources.ts';
import { reviewRightsSuite } from './review-rights.ts';
import { reviewsSuite } from './reviews.ts';
import { siteSuite } from './site.ts';
import { usersSuite } from './users.ts';

/** Every story that the Firestore rules are judged by. */
export const ALL_SUITES: RulesSuite[] = [
  usersSuite,
  coursesSuite,
  courseDraftsSuite,
  allowancesSuite,
  enrollmentsSuite,
  progressSuite,
  resourcesSuite,
  approvalsSuite,
  reviewsSuite,
  reviewRightsSuite,
  reportedReviewsSuite,
  namesSuite,
  bookingsSuite,
  bookingRequestsSuite,
  filesSuite,
  leadsSuite,
  siteSuite,
  auditSuite,
  ...LIFE_SUITES,
  ...LIMIT_SUITES,
];
