import { useWatch, watchAttempts } from '@cursiv/shared-data';
import { useOffline } from '@cursiv/shared-data/kept';
import { DEFAULT_QUIZ } from '@cursiv/shared-domain';
import { later, Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { Suspense, useMemo } from 'react';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { useOfflineWords } from '../../../shared/offline/offline-words.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { TakeAttempt } from './attempt/take-attempt.tsx';
import { useAttemptT } from './messages/messages.ts';
import { PastAttempts } from './past/past-attempts.tsx';
import { QuizFacts } from './quiz-facts.tsx';
import { StartQuiz } from './start-quiz.tsx';

/** Fetched for those who teach. */
const TaughtQuiz = later(() => import('./taught-quiz.tsx'));

type LessonQuizProps = {
  course: ReadableCourse;
  lesson: ReadableLesson;
  /** The reader, when they take the course. */
  learner: string | undefined;
  /** Whether the reader teaches the course. */
  teaches: boolean;
};

/** A lesson's quiz: for its learner the attempt that runs, or those that were, and the next; for others what awaits a learner. */
export default function LessonQuiz({ course, lesson, learner, teaches }: LessonQuizProps) {
  const t = useAttemptT();
  return (
    <PagePart title={t('title')}>
      {learner === undefined ? (
        <Stack>
          <QuizFacts settings={lesson.quiz ?? DEFAULT_QUIZ} />
          {teaches && course.version !== undefined ? (
            <Suspense fallback={null}>
              <TaughtQuiz course={course} lessonId={lesson.id} />
            </Suspense>
          ) : (
            <p>{t('forLearners')}</p>
          )}
        </Stack>
      ) : (
        <OwnQuiz course={course} lesson={lesson} uid={learner} />
      )}
    </PagePart>
  );
}

function OwnQuiz({ course, lesson, uid }: { course: ReadableCourse; lesson: ReadableLesson; uid: string }) {
  const attempts = useWatch(useMemo(() => watchAttempts(uid, course.id, lesson.id), [uid, course.id, lesson.id]));
  const words = useOfflineWords();
  const isOffline = useOffline();
  if (isOffline && attempts.status !== 'ready')
    return (
      <Notice tone="info" title={words('quiz')}>
        {words('quizText')}
      </Notice>
    );
  return (
    <LoadableView of={attempts}>
      {(all) => {
        const running = all.find(({ status }) => status === 'in_progress');
        const past = all
          .filter(({ status }) => status !== 'in_progress')
          .toSorted((one, other) => other.number - one.number);
        return (
          <>
            {running ? (
              <TakeAttempt key={running.id} course={course} attempt={running} uid={uid} />
            ) : (
              <StartQuiz courseId={course.id} lesson={lesson} past={past} />
            )}
            <PastAttempts course={course} attempts={past} uid={uid} />
          </>
        );
      }}
    </LoadableView>
  );
}
