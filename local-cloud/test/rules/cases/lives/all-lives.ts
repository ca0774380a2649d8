import { joined, lifeSuite } from '../../life-stories.ts';
import type { RulesSuite } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';
import { bookingLife } from './booking.ts';
import { courseLife } from './course.ts';
import { draftLife } from './course-draft.ts';
import { expertLife } from './expert.ts';
import { fileLife } from './file.ts';
import { leadLife } from './lead.ts';
import { announcementLife } from './learning/announcement.ts';
import { attemptLife } from './learning/attempt.ts';
import { enrollmentLife } from './learning/enrollment.ts';
import { verificationLife } from './people/verification.ts';
import { reportLife } from './report.ts';
import { resourceLife } from './resource.ts';
import { reviewLife } from './review.ts';

/** The lifecycles of the domain, tried with every role, state and pair of states. */
export const LIFE_SUITES: RulesSuite[] = [
  lifeSuite(resourceLife, PEOPLE),
  joined(lifeSuite(draftLife, PEOPLE), lifeSuite(courseLife, PEOPLE)),
  lifeSuite(enrollmentLife, PEOPLE),
  lifeSuite(attemptLife, PEOPLE),
  lifeSuite(announcementLife, PEOPLE),
  lifeSuite(bookingLife, PEOPLE),
  lifeSuite(expertLife, PEOPLE),
  lifeSuite(verificationLife, PEOPLE),
  lifeSuite(reviewLife, PEOPLE),
  lifeSuite(reportLife, PEOPLE),
  joined(lifeSuite(leadLife, PEOPLE), lifeSuite(fileLife, PEOPLE)),
];
