import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, later } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from './enroll-panel.module.css';
import { ENROLL_PARAMETER } from './enroll-parameter.ts';

/** Visitors do not need this code. */
const LearnerPanel = later(() => import('./learner-panel.tsx'));

type EnrollPanelProps = {
  courseId: string;
  /** The number of learners. */
  learners: number;
};

/** Enrolment in the course, for a visitor or a signed-in person. */
export function EnrollPanel(props: EnrollPanelProps) {
  if (!seemsSignedIn(useSession())) return <VisitorPanel courseId={props.courseId} />;
  return (
    <Suspense fallback={<Coming />}>
      <LearnerPanel {...props} />
    </Suspense>
  );
}

/** Looks as the panel does while the enrolment is unknown. */
function Coming() {
  const t = useT();
  return (
    <div className={styles.panel}>
      <Button className={styles.wide} pending>
        {t('course.enroll')}
      </Button>
    </div>
  );
}

function VisitorPanel({ courseId }: { courseId: string }) {
  const t = useT();
  const returnTo = `${paths.course(courseId)}?${ENROLL_PARAMETER}=1`;
  return (
    <div className={styles.panel}>
      <ButtonLink to={paths.register(returnTo)} className={styles.wide}>
        {t('course.enroll')}
      </ButtonLink>
      <p className={styles.note}>
        {t('course.enrollNote')} <Link to={paths.login(returnTo)}>{t('course.signIn')}</Link>
      </p>
    </div>
  );
}
