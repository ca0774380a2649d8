import { joined, lifeSuite } from '../../life-stories.ts';
import type { RulesSuite } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';
import { bookingLife } from './booking.ts';
import { courseLife } from './course.ts';
import { draftLife } from './course-draft.ts';
import { enrollmentLife } from './enrollment.ts';
import { expertLife } from './expert.ts';
import { fileLife } from './file.ts';
import { leadLife } from './lead.ts';
import { reportLife } from './report.ts';
import { resourceLife } from './resource.ts';
import { reviewLife } from './review.ts';

/** What the lifecycles of the domain say, tried with every role, state and pair of states. */
export const LIFE_SUITES: RulesSuite[] = [
  lifeSuite(resourceLife, PEOPLE),
  joined(lifeSuite(draftLife, PEOPLE), lifeSuite(courseLife, PEOPLE)),
  lifeSuite(enrollmentLife, PEOPLE),
  lifeSuite(bookingLife, PEOPLE),
  lifeSuite(expertLife, PEOPLE),
  lifeSuite(reviewLife, PEOPLE),
  lifeSuite(reportLife, PEOPLE),
  joined(lifeSuite(leadLife, PEOPLE), lifeSuite(fileLife, PEOPLE)),
];
