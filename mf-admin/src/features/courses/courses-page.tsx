import { useSearchParams } from '@cursiv/shared-router';
import { DocumentTitle, Page } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { OPEN_PARAMETER } from '../../shared/open-address.ts';
import { LiveCourses } from './live/live-courses.tsx';
import { CourseReview } from './review/course-review.tsx';
import { WaitingDrafts } from './waiting-drafts.tsx';

/** What waits for a decision, and every course that readers have or had. */
export default function CoursesPage() {
  const t = useT();
  const [params] = useSearchParams();
  const opened = params.get(OPEN_PARAMETER);
  if (opened) return <CourseReview key={opened} id={opened} />;
  return (
    <Page title={t('courses.title')} intro={t('courses.intro')}>
      <DocumentTitle>{t('courses.title')}</DocumentTitle>
      <WaitingDrafts />
      <LiveCourses />
    </Page>
  );
}
