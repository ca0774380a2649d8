import type { RulesSuite } from '../../rules-case.ts';
import { allowanceLimitsSuite } from './allowance.ts';
import { bookingLimitsSuite } from './booking.ts';
import { captionLimitsSuite } from './captions.ts';
import { courseLimitsSuite } from './course.ts';
import { expertLimitsSuite } from './expert.ts';
import { announcementLimitsSuite } from './learning/announcement.ts';
import { noteLimitsSuite } from './learning/note.ts';
import { quizLimitsSuite } from './learning/quiz.ts';
import { personLimitsSuite } from './person.ts';
import { resourceLimitsSuite } from './resource.ts';
import { reviewLimitsSuite } from './review.ts';
import { siteLimitsSuite } from './site.ts';
import { verificationLimitsSuite } from './verification.ts';

/** The limits of the domain, each with the write that reaches it; by name, so that none is forgotten. */
export const TRIED_LIMITS: Readonly<Record<string, RulesSuite | string>> = {
  ANNOUNCEMENT_LIMITS: announcementLimitsSuite,
  AUTHOR_LIMITS: 'functions alone invite and take answers',
  BANNER_LIMITS: 'a function alone writes what the site says',
  BOOKING_LIMITS: bookingLimitsSuite,
  BOUNCE_LIMITS: 'a function alone takes mails that came back',
  BUSY_CALENDAR_LIMITS: 'a function alone reads and keeps calendars from elsewhere',
  CAPTION_LIMITS: captionLimitsSuite,
  CARD_LIMITS: personLimitsSuite,
  CATEGORY_LIMITS: 'a function alone writes what the site says',
  HOME_PAGE_LIMITS: 'a function alone writes what the site says',
  COURSE_LIMITS: courseLimitsSuite,
  DISCUSSION_LIMITS: 'functions alone write questions and answers',
  EXPERT_LIMITS: expertLimitsSuite,
  FEATURED_LIMITS: 'a function alone writes what the site says',
  HISTORY_LIMITS: 'a trigger alone writes the history',
  HOLIDAY_LIMITS: 'a function alone writes what the site says',
  LEGAL_LIMITS: 'a function alone writes what the site says',
  MAIL_TEXT_LIMITS: 'a function alone writes what the site says',
  LEAD_LIMITS: 'a function alone writes messages',
  MEETING_LIMITS: expertLimitsSuite,
  NOTE_LIMITS: noteLimitsSuite,
  OFFERING_LIMITS: expertLimitsSuite,
  PICTURE_LIMITS: 'rules do not see what is in a file; the server looks',
  QUIZ_LIMITS: quizLimitsSuite,
  RESOURCE_LIMITS: resourceLimitsSuite,
  REVIEW_LIMITS: reviewLimitsSuite,
  SCHEDULE_LIMITS: 'the server alone writes hours',
  SITE_LIMITS: 'a function alone writes what the site says',
  TAKING_DOWN_LIMITS: 'a function alone takes files down',
  USER_LIMITS: personLimitsSuite,
  VERIFICATION_LIMITS: verificationLimitsSuite,
};

/** The limits of the domain, each tried at the limit and one beyond. */
export const LIMIT_SUITES: RulesSuite[] = [
  ...new Set(Object.values(TRIED_LIMITS).filter((suite) => typeof suite !== 'string')),
  allowanceLimitsSuite,
  siteLimitsSuite,
];
