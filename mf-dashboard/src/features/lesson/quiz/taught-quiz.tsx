import { readQuiz, useLoad } from '@cursiv/shared-data';
import { Stack } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import type { ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useLessonWords } from '../room/lesson-words.ts';
import { AskedQuestionFields } from './answers/asked-question-fields.tsx';
import * as styles from './quiz.module.css';

const noAnswer = () => undefined;

/** The questions of a quiz, to be read by who teaches the course. */
export default function TaughtQuiz({ course, lessonId }: { course: ReadableCourse; lessonId: string }) {
  const words = useLessonWords();
  const questions = useLoad(useCallback(() => readQuiz(course.id, lessonId), [course.id, lessonId]));
  return (
    <Stack>
      <p>{words('taughtQuiz')}</p>
      <LoadableView of={questions}>
        {(all) => (
          <ol className={styles.questions}>
            {all.map((question, index) => (
              <li key={question.id}>
                <AskedQuestionFields
                  question={question}
                  place={index + 1}
                  count={all.length}
                  base={course.baseLocale}
                  stored={undefined}
                  isDisabled
                  onAnswer={noAnswer}
                />
              </li>
            ))}
          </ol>
        )}
      </LoadableView>
    </Stack>
  );
}
