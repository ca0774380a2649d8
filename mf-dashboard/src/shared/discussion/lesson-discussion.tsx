import { later } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { useParticipant } from './use-participant.ts';

/** Fetched for those who may take part. */
const DiscussionPart = later(() => import('./discussion-part.tsx'));

type LessonDiscussionProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  /** The reader, if they have an account. */
  uid: string | undefined;
  /** The reader, if they learn or wrote the course. */
  writer: string | undefined;
};

/** The questions under a lesson, for those who take part. */
export function LessonDiscussion({ course, lesson, uid, writer }: LessonDiscussionProps) {
  const participant = useParticipant(course, uid, writer);
  if (!participant) return null;
  return (
    <Suspense fallback={null}>
      <DiscussionPart uid={participant} course={course} lesson={lesson} />
    </Suspense>
  );
}
