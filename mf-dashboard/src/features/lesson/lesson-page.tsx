import { useParams } from '@cursiv/shared-router';
import { later } from '@cursiv/shared-ui';
import { Suspense, useEffect } from 'react';
import { UnavailableCourse } from '../../shared/courses/learning/unavailable-course.tsx';
import { isLearner, useEnrollment, useLessonStates } from '../../shared/courses/use-enrollment.ts';
import { FailedPage } from '../../shared/pages/failed-page.tsx';
import { usePreview } from '../../shared/preview/use-preview.ts';
import { useSettledUid } from '../../shared/use-settled-uid.ts';
import { LessonReader } from './lesson-reader.tsx';
import { LessonLoading } from './room/lesson-loading.tsx';
import { forgetAhead } from './text/text-ahead.ts';
import { useLesson } from './use-lesson.ts';

/** Fetched by authors only. */
const LessonPreview = later(() => import('./preview/lesson-preview.tsx'));

/** One lesson: video, text and the way to the next. A lesson of another course is not found here. */
export default function LessonPage() {
  const { courseId = '', lessonId = '' } = useParams();
  const { uid } = useSettledUid();
  const { viewer } = usePreview();
  // Followed here, so that it is asked for together with the course, and once for all its lessons.
  const reader = viewer ? undefined : uid;
  const enrollment = useEnrollment(reader, courseId);
  const progress = useLessonStates(enrollment, lessonId);
  const learner = enrollment.status === 'ready' && isLearner(enrollment.value) ? reader : undefined;
  // Who leaves a course takes nothing along that was read for them.
  useEffect(() => (learner === undefined ? undefined : forgetAhead), [learner]);
  const found = useLesson(courseId, lessonId, viewer !== undefined);
  if (found.status === 'loading') return <LessonLoading />;
  if (found.status === 'failed') return <FailedPage of={found} />;
  if (!found.value) return <UnavailableCourse courseId={courseId} uid={uid} />;
  if (viewer)
    return (
      <Suspense fallback={<LessonLoading />}>
        <LessonPreview key={lessonId} {...found.value} />
      </Suspense>
    );
  return <LessonReader key={lessonId} {...found.value} uid={uid} enrollment={enrollment} progress={progress} />;
}
