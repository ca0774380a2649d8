import { paths } from '@cursiv/shared-platform';
import { ButtonLink, EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { DashboardPage } from '../../pages/dashboard-page.tsx';
import { FailedPage } from '../../pages/failed-page.tsx';
import { LoadingPage } from '../../pages/loading-page.tsx';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import { useStandingT } from '../standing/messages/messages.ts';
import { standingOf } from '../standing/standing-of.ts';
import { useEnrollment } from '../use-enrollment.ts';

/** In place of a course that cannot be read: who has taken it learns what became of it, to others it does not exist. */
export function UnavailableCourse({ courseId, uid }: { courseId: string; uid: string | undefined }) {
  const t = useT();
  const says = useStandingT();
  const enrollment = useEnrollment(uid, courseId);
  if (enrollment.status === 'loading') return <LoadingPage />;
  if (enrollment.status === 'failed') return <FailedPage of={enrollment} />;
  if (!enrollment.value) return <NotFoundPage />;
  const standing = standingOf(undefined, enrollment.value.status) ?? 'suspended';
  return (
    <DashboardPage documentTitle={t('course.unavailable')} title={t('course.unavailable')}>
      <EmptyState
        title={says(`title.${standing}`)}
        text={says(`text.${standing}`)}
        action={<ButtonLink to={paths.myCourses()}>{t('course.toMine')}</ButtonLink>}
      />
    </DashboardPage>
  );
}
