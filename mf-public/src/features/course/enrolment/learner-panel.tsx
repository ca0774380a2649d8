import { useSession } from '@cursiv/shared-auth';
import { enrollmentLifecycle, isLearning } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Button, ButtonLink, Notice } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import * as styles from './enroll-panel.module.css';
import { useEnroll } from './use-enroll.ts';
import { useEnrollOnReturn } from './use-enroll-on-return.ts';
import { useEnrollment } from './use-enrollment.ts';

/** Enrolment for a signed-in person, enrolled or not; `learners` is the number of learners. */
export default function LearnerPanel({ courseId, learners }: { courseId: string; learners: number }) {
  const t = useT();
  const isConfirmed = useSession().status === 'signedIn';
  const enrollment = useEnrollment(courseId);
  const { start, isPending, failure } = useEnroll(courseId, learners);
  const isKnown = isConfirmed && enrollment.status !== 'loading';
  const present = enrollment.status === 'ready' ? enrollment.value : undefined;
  useEnrollOnReturn(isKnown, start);
  return (
    <div className={styles.panel}>
      {present && isLearning(present.status) ? (
        <ButtonLink to={paths.dashboardCourse(courseId)} className={styles.wide}>
          {t(present.status === 'completed' ? 'course.reopen' : 'course.continue')}
        </ButtonLink>
      ) : (
        <Button className={styles.wide} pending={!isKnown || isPending} onClick={start}>
          {t(
            present && enrollmentLifecycle.canMove('learner', present.status, 'active')
              ? 'course.resume'
              : 'course.enroll',
          )}
        </Button>
      )}
      {present?.status === 'active' && (
        <p className={styles.note}>{t('course.progress', { percent: present.progress.pct })}</p>
      )}
      {failure && (
        <Notice tone="danger" role="alert" title={t('course.enrollFailed')}>
          {t(`error.${failure}`)}
        </Notice>
      )}
    </div>
  );
}
