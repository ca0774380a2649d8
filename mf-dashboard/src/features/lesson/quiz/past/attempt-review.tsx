import { getQuestionPaper, getResultPaper, useLoad } from '@cursiv/shared-data';
import type { Attempt } from '@cursiv/shared-domain';
import { useCallback } from 'react';
import type { ReadableCourse } from '../../../../shared/courses/readable-course.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import * as styles from '../quiz.module.css';
import { ReviewedQuestion } from './reviewed-question.tsx';

type AttemptReviewProps = { course: ReadableCourse; attempt: Attempt; uid: string };

/** A judged attempt: what was asked and answered, what it was worth, and what was right, if its author tells. */
export function AttemptReview({ course, attempt, uid }: AttemptReviewProps) {
  const { id: courseId, baseLocale } = course;
  const attemptId = attempt.id;
  const papers = useLoad(
    useCallback(() => {
      const place = { uid, courseId, attemptId };
      return Promise.all([getQuestionPaper(place), getResultPaper(place)]);
    }, [uid, courseId, attemptId]),
  );
  return (
    <LoadableView of={papers}>
      {([questions, results]) => (
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question.id} className={styles.question}>
              <ReviewedQuestion
                question={question}
                stored={attempt.answers[question.id]}
                result={results.find(({ id }) => id === question.id)}
                base={baseLocale}
              />
            </li>
          ))}
        </ol>
      )}
    </LoadableView>
  );
}
