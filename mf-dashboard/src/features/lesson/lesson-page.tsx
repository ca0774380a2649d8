import { useParams } from '@cursiv/shared-router';
import { FailedPage } from '../../shared/failed-page.tsx';
import { LoadingPage } from '../../shared/loading-page.tsx';
import { NotFoundPage } from '../../shared/not-found-page.tsx';
import { useSettledUid } from '../../shared/use-settled-uid.ts';
import { LessonView } from './lesson-view.tsx';
import { useLesson } from './use-lesson.ts';

/** One lesson: video, text and the way to the next. A lesson of another course is not found here. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const { uid } = useSettledUid();
  const found = useLesson(courseId, lessonId);
  if (found.status === 'loading') return <LoadingPage />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  if (!found.value) return <NotFoundPage />;
  return <LessonView key={lessonId} course={found.value.course} lesson={found.value.lesson} uid={uid} />;
}
