import { useLoad } from '@cursiv/shared-data';
import { paths } from '@cursiv/shared-platform';
import { useParams } from '@cursiv/shared-router';
import { Breadcrumbs, ButtonLink, EmptyState } from '@cursiv/shared-ui';
import { type ReactNode, useCallback } from 'react';
import { useT } from '../../messages/messages.ts';
import { publishCourseAddress } from '../../shared/courses/course-addresses.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { NotFoundPage } from '../../shared/pages/not-found-page.tsx';
import { useTextOf } from '../../shared/use-text-of.ts';
import { useTeachingT } from './messages/messages.ts';
import { loadTaught, type Taught } from './taught-course.ts';
import { TeachingNavigation, type TeachingPageId } from './teaching-navigation.tsx';

type TeachingPageProps = {
  page: TeachingPageId;
  children: (taught: NonNullable<Taught['published']>) => ReactNode;
};

/** One of the pages for those who teach a course, with the way to the others. */
export function TeachingPage({ page, children }: TeachingPageProps) {
  const { courseId = '' } = useParams();
  const t = useT();
  const teach = useTeachingT();
  const textOf = useTextOf();
  const found = useLoad(useCallback(() => loadTaught(courseId), [courseId]));
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  if (!found.value) return <NotFoundPage />;
  const { published } = found.value;
  const title = textOf(found.value.title, found.value.baseLocale) || t('untitledCourse');
  return (
    <DashboardPage
      documentTitle={`${teach(`page.${page}`)} · ${title}`}
      title={teach('title', { title })}
      above={
        <Breadcrumbs
          label={t('breadcrumbs')}
          items={[
            { label: t('nav.courses'), to: paths.myCourses() },
            { label: title, to: paths.dashboardCourse(courseId) },
          ]}
        />
      }
    >
      <TeachingNavigation courseId={courseId} />
      {published ? (
        children(published)
      ) : (
        <EmptyState
          title={teach('unpublished')}
          text={teach('unpublishedText')}
          action={<ButtonLink to={publishCourseAddress(courseId)}>{teach('publish')}</ButtonLink>}
        />
      )}
    </DashboardPage>
  );
}
