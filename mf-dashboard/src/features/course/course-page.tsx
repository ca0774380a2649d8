import { useParams } from '@cursiv/shared-router';
import { UnavailableCourse } from '../../shared/courses/learning/unavailable-course.tsx';
import { loadEither } from '../../shared/courses/load-course.ts';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { LoadingPage } from '../../shared/pages/loading-page.tsx';
import { useSettledUid } from '../../shared/use-settled-uid.ts';
import { DraftSummary } from './draft-summary.tsx';
import { TakeCourse } from './take-course.tsx';
import { useCourse } from './use-course.ts';

/**
 * A course from the inside, for its learner, its author, or somebody who looks at it first. The data rules decide what
 * can be read.
 */
export default function DashboardCoursePage() {
  const { courseId = '' } = useParams();
  const { uid } = useSettledUid();
  const found = useCourse(courseId, loadEither);
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  const { published, draft } = found.value;
  if (published) return <TakeCourse course={published} uid={uid} />;
  return draft ? <DraftSummary course={draft} /> : <UnavailableCourse courseId={courseId} uid={uid} />;
}
