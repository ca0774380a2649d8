import { useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Button, ButtonLink, Notice } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useEnroll } from '../../shared/use-enroll.ts';
import * as styles from './panel.module.css';

/** The way into a course for somebody who does not take it yet. */
export function VisitorPanel({ courseId, uid }: { courseId: string; uid: string | undefined }) {
  const t = useT();
  const words = useVocabulary();
  const { start, isPending, failure } = useEnroll(courseId);
  const here = paths.dashboardCourse(courseId);
  return (
    <section className={styles.panel} aria-label={t('course.enroll')}>
      <p className={styles.grow}>{t(uid ? 'course.enrollText' : 'course.visitorText')}</p>
      {uid ? (
        <Button pending={isPending} onClick={() => void start(uid)}>
          {t('course.enroll')}
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
