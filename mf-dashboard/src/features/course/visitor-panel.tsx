import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useStandingT } from '../../shared/courses/standing/messages/messages.ts';
import { StandingNotice } from '../../shared/courses/standing/standing-notice.tsx';
import type { Standing } from '../../shared/courses/standing/standing-of.ts';
import { useEnroll } from '../../shared/courses/use-enroll.ts';
import * as styles from './panel.module.css';

type VisitorPanelProps = {
  courseId: string;
  uid: string | undefined;
  /** What became of the course; undefined while it takes learners, and the reader was none. */
  standing: Standing | undefined;
};

/** Enrolment in a course, for somebody who is not enrolled yet or any more. */
export function VisitorPanel({ courseId, uid, standing }: VisitorPanelProps) {
  const t = useT();
  const says = useStandingT();
  const { start, isPending, failure } = useEnroll(courseId);
  const enroll = t(standing ? 'course.resume' : 'course.enroll');
  const here = paths.dashboardCourse(courseId);
  if (standing && standing !== 'left') return <StandingNotice standing={standing} />;
  return (
    <section className={styles.panel} aria-label={enroll}>
      <p className={styles.grow}>
        {standing ? says('text.left') : t(uid ? 'course.enrollText' : 'course.visitorText')}
      </p>
      {uid ? (
        <Button pending={isPending} onClick={() => void start(uid)}>
          {enroll}
        </Button>
      ) : (
        <>
          <ButtonLink to={paths.register(here)}>{t('course.register')}</ButtonLink>
          <Link to={paths.login(here)}>{t('course.signIn')}</Link>
        </>
      )}
      {failure && (
        <Notice tone="danger" role="alert" title={t('course.enrollFailed')}>
          {t(`error.${failure}`)}
        </Notice>
      )}
    </section>
  );
}
