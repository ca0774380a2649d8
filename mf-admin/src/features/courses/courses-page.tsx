import { useSearchParams } from '@cursiv/shared-router';
import { DocumentTitle, Page, Together } from '@cursiv/shared-ui';
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { LiveCourses } from './live/live-courses.tsx';
import { useCoursesT } from './messages/messages.ts';
import { CourseReview } from './review/course-review.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

/** What waits for a decision, and every course that readers have or had. */
export default function CoursesPage() {
  const t = useCoursesT();
  const [params] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  if (opened) return <CourseReview key={opened} id={opened} />;
  return (
    <Page title={t('title')} intro={t('intro')}>
      <DocumentTitle>{t('title')}</DocumentTitle>
      <Together placeholder={<ListSkeleton />}>
        <WaitingDrafts />
        <LiveCourses />
      </Together>
    </Page>
  );
}
