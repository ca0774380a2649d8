import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useEnroll } from '../../shared/use-enroll.ts';
import * as styles from './panel.module.css';

type VisitorPanelProps = {
  courseId: string;
  uid: string | undefined;
  /** Whether they were enrolled before. */
  hasLeft: boolean;
};

/** Enrolment in a course, for somebody who is not enrolled yet or any more. */
export function VisitorPanel({ courseId, uid, hasLeft }: VisitorPanelProps) {
  const t = useT();
  const words = useVocabulary();
  const { start, isPending, failure } = useEnroll(courseId);
  const enroll = t(hasLeft ? 'course.resume' : 'course.enroll');
  const text = hasLeft ? 'course.resumeText' : 'course.enrollText';
  const here = paths.dashboardCourse(courseId);
  return (
    <section className={styles.panel} aria-label={enroll}>
      <p className={styles.grow}>{t(uid ? text : 'course.visitorText')}</p>
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
          {words(`error.${failure}`)}
        </Notice>
      )}
    </section>
  );
}
