import type { RulesSuite } from '../rules-case.ts';
import { attemptsSuite } from './attempts.ts';
import { bookingNotesSuite } from './bookings/booking-notes.ts';
import { bookingRequestsSuite } from './bookings/booking-requests.ts';
import { bookingsSuite } from './bookings/bookings.ts';
import { expertsSuite } from './bookings/experts.ts';
import { certificatesSuite } from './certificates.ts';
import { badInputSuite } from './courses/bad-input.ts';
import { coAuthorsSuite } from './courses/co-authors.ts';
import { courseDraftsSuite } from './courses/course-drafts.ts';
import { courseInstructorsSuite } from './courses/course-instructors.ts';
import { coursesSuite } from './courses/courses.ts';
import { discussionsSuite } from './courses/discussions.ts';
import { enrollmentsSuite } from './courses/enrollments.ts';
import { linkChecksSuite } from './courses/link-checks.ts';
import { notesSuite } from './courses/notes.ts';
import { progressSuite } from './courses/progress.ts';
import { teachingSuite } from './courses/teaching.ts';
import { dataRequestsSuite } from './data-requests.ts';
import { filesSuite } from './files/files.ts';
import { picturesSuite } from './files/pictures.ts';
import { LIMIT_SUITES } from './limits/all-limits.ts';
import { LIFE_SUITES } from './lives/all-lives.ts';
import { messageSettingsSuite, notificationsSuite } from './notifications.ts';
import { approvalsSuite } from './resources/approvals.ts';
import { resourcesSuite } from './resources/resources.ts';
import { reportedReviewsSuite } from './reviews/reported-reviews.ts';
import { reviewRightsSuite } from './reviews/review-rights.ts';
import { reviewsSuite } from './reviews/reviews.ts';
import { allowancesSuite } from './site/allowances.ts';
import { auditSuite } from './site/audit.ts';
import { categoriesSuite } from './site/categories.ts';
import { compositionSuite } from './site/composition.ts';
import { contentSuite } from './site/content.ts';
import { leadsSuite } from './site/leads.ts';
import { siteSuite } from './site/site.ts';
import { siteFiguresSuite } from './site/site-figures.ts';
import { siteInvitationsSuite } from './site/site-invitations.ts';
import { staffSuite } from './site/staff.ts';
import { staffAttacksSuite } from './site/staff-attacks.ts';
import { workClaimsSuite } from './site/work-claims.ts';
import { learnedSuite } from './users/learned.ts';
import { namesSuite } from './users/names.ts';
import { personalRecordSuite } from './users/personal-record.ts';
import { preferencesSuite } from './users/preferences.ts';
import { publicCardSuite } from './users/public-card.ts';
import { pushSubscriptionsSuite } from './users/push-subscriptions.ts';
import { sessionsSuite } from './users/sessions.ts';
import { unreadSuite } from './users/unread.ts';
import { usersSuite } from './users/users.ts';
import { verificationsSuite } from './users/verifications.ts';

/** All stories about the Firestore rules. */
export const ALL_SUITES: RulesSuite[] = [
  usersSuite,
  dataRequestsSuite,
  messageSettingsSuite,
  preferencesSuite,
  learnedSuite,
  publicCardSuite,
  notificationsSuite,
  unreadSuite,
  personalRecordSuite,
  sessionsSuite,
  pushSubscriptionsSuite,
  verificationsSuite,
  coursesSuite,
  courseDraftsSuite,
  coAuthorsSuite,
  courseInstructorsSuite,
  linkChecksSuite,
  allowancesSuite,
  enrollmentsSuite,
  progressSuite,
  teachingSuite,
  notesSuite,
  discussionsSuite,
  attemptsSuite,
  badInputSuite,
  certificatesSuite,
  resourcesSuite,
  approvalsSuite,
  reviewsSuite,
  reviewRightsSuite,
  reportedReviewsSuite,
  namesSuite,
  bookingsSuite,
  bookingNotesSuite,
  bookingRequestsSuite,
  expertsSuite,
  filesSuite,
  picturesSuite,
  compositionSuite,
  contentSuite,
  categoriesSuite,
  siteInvitationsSuite,
  leadsSuite,
  workClaimsSuite,
  siteSuite,
  siteFiguresSuite,
  staffSuite,
  staffAttacksSuite,
  auditSuite,
  ...LIFE_SUITES,
  ...LIMIT_SUITES,
];
