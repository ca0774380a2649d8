import { later } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import type { ReadableCourse, ReadableLesson } from '../../shared/courses/readable-course.ts';
import { LessonDiscussion } from '../../shared/discussion/lesson-discussion.tsx';

/** Fetched for learners. */
const AskExpert = later(() => import('../../shared/asking/ask-expert.tsx'));

type BelowLessonProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  uid: string | undefined;
  /** The reader, when they take the course. */
  learner: string | undefined;
  /** The reader, when they take or write the course. */
  writer: string | undefined;
  isClosed: boolean;
  /** Whether its turn has not come. */
  isLocked: boolean;
};

/** Whom a reader may ask about a lesson: an expert, and those who take part. */
export function BelowLesson({ course, lesson, uid, learner, writer, isClosed, isLocked }: BelowLessonProps) {
  return (
    <>
      {learner && course.version !== undefined && !isClosed && (
        <Suspense fallback={null}>
          <AskExpert uid={learner} course={course} lesson={lesson} />
        </Suspense>
      )}
      {!isLocked && <LessonDiscussion course={course} lesson={lesson} uid={uid} writer={writer} />}
    </>
  );
}
