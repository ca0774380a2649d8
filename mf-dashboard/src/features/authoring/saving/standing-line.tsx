import type { Course, CourseDraft } from '@cursiv/shared-domain';
import { Cluster } from '@cursiv/shared-ui';
import { CourseState } from '../../../shared/courses/course-state.tsx';
import { NextStepLine } from './next-step-line.tsx';
import * as styles from './standing-line.module.css';

type StandingLineProps = {
  /** Undefined until it is known, and for a new course. */
  draft: CourseDraft | undefined;
  live: Course | undefined;
};

/** Where the course stands between its authors and its readers, and what comes next. */
export function StandingLine({ draft, live }: StandingLineProps) {
  return (
    <Cluster gap={1}>
      <div className={styles.state}>{draft && <CourseState draft={draft} course={live} />}</div>
      <NextStepLine isStored={draft !== undefined} />
    </Cluster>
  );
}
