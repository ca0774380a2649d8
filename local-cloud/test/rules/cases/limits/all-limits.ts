import type { RulesSuite } from '../../rules-case.ts';
import { allowanceLimitsSuite } from './allowance.ts';
import { bookingLimitsSuite } from './booking.ts';
import { courseLimitsSuite } from './course.ts';
import { expertLimitsSuite } from './expert.ts';
import { personLimitsSuite } from './person.ts';
import { resourceLimitsSuite } from './resource.ts';
import { reviewLimitsSuite } from './review.ts';
import { siteLimitsSuite } from './site.ts';

/** The limits of the domain, each where a write comes up against it; by name, so that none is forgotten. */
export const TRIED_LIMITS: Readonly<Record<string, RulesSuite | string>> = {
  BOOKING_LIMITS: bookingLimitsSuite,
  COURSE_LIMITS: courseLimitsSuite,
  EXPERT_LIMITS: expertLimitsSuite,
  LEAD_LIMITS: 'a function alone writes messages',
  OFFERING_LIMITS: expertLimitsSuite,
  RESOURCE_LIMITS: resourceLimitsSuite,
  REVIEW_LIMITS: reviewLimitsSuite,
  SCHEDULE_LIMITS: 'the server alone writes hours',
  SITE_LIMITS: siteLimitsSuite,
  USER_LIMITS: personLimitsSuite,
};

/** What the limits of the domain say, tried at each of them and one beyond. */
export const LIMIT_SUITES: RulesSuite[] = [
  ...new Set(Object.values(TRIED_LIMITS).filter((suite) => typeof suite !== 'string')),
  allowanceLimitsSuite,
];
