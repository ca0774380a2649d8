import { Button, later, PagePart, useChoice } from '@cursiv/shared-ui';
import { Suspense } from 'react';
import type { ReadableCourse, ReadableLesson } from '../courses/readable-course.ts';
import { useDiscussionT } from './messages/messages.ts';

/** Fetched, with what it reads, when it is opened. */
const LessonQuestions = later(() => import('./lesson-questions.tsx'));

const PANELS = ['questions'] as const;

type DiscussionPartProps = { uid: string; course: ReadableCourse; lesson: ReadableLesson };

/** What is asked under a lesson. Closed, it costs no reads: the number comes with the course. The address keeps it open. */
export default function DiscussionPart({ uid, course, lesson }: DiscussionPartProps) {
  const words = useDiscussionT();
  const [panel, choose] = useChoice('panel', PANELS);
  const count = course.questionCounts?.[lesson.id] ?? 0;
  return (
    <PagePart
      id="questions"
      title={words('title')}
      intro={count === 0 ? words('intro') : `${words('count', { count })}. ${words('intro')}`}
      actions={
        <Button
          variant="quiet"
          size="small"
          aria-expanded={panel !== undefined}
          onClick={() => choose(panel ? '' : 'questions')}
        >
          {words(panel ? 'close' : 'open')}
        </Button>
      }
    >
      {panel && (
        <Suspense fallback={null}>
          <LessonQuestions uid={uid} course={course} lesson={lesson} />
        </Suspense>
      )}
    </PagePart>
  );
}
