import { getQuestionPaper, submitAttempt, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { AppError, type AskedQuestion, type Attempt, answerText } from '@cursiv/shared-domain';
import { Button, Cluster, ConfirmDialog, Notice, Stack } from '@cursiv/shared-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import type { ReadableCourse } from '../../../../shared/courses/readable-course.ts';
import { LoadableView } from '../../../../shared/pages/loadable-view.tsx';
import { AskedQuestionFields } from '../answers/asked-question-fields.tsx';
import { useAttemptT } from '../messages/messages.ts';
import * as styles from '../quiz.module.css';
import { TimeLeft } from './time-left.tsx';
import { useAnswers } from './use-answers.ts';
import { useRunningAttempt } from './use-running-attempt.ts';
import { useTimeLeft } from './use-time-left.ts';

type TakeAttemptProps = { course: ReadableCourse; attempt: Attempt; uid: string };

/** A running attempt. The questions are the same however often the page is opened, on whatever device. */
export function TakeAttempt({ course, attempt, uid }: TakeAttemptProps) {
  const place = useMemo(() => ({ uid, courseId: course.id, attemptId: attempt.id }), [uid, course.id, attempt.id]);
  const questions = useLoad(useCallback(() => getQuestionPaper(place), [place]));
  return (
    <LoadableView of={questions}>
      {(paper) => <OpenAttempt course={course} attempt={attempt} place={place} questions={paper} />}
    </LoadableView>
  );
}

type OpenAttemptProps = {
  course: ReadableCourse;
  attempt: Attempt;
  place: Parameters<typeof getQuestionPaper>[0];
  questions: readonly AskedQuestion[];
};

/** What stands as it was asked is an answer too, once the attempt is handed in. */
const orderAsAsked = (question: AskedQuestion) =>
  question.type === 'ordering' ? answerText(question.items.map(({ id }) => id)) : undefined;

function OpenAttempt({ course, attempt, place, questions }: OpenAttemptProps) {
  const t = useT();
  const attemptT = useAttemptT();
  const { keeper, answers, isSaving, failure } = useAnswers(place, attempt);
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, failure: notSubmitted, run } = useCommand();
  const secondsLeft = useTimeLeft(useRunningAttempt(place.courseId, attempt));
  const open = questions.filter((question) => answers[question.id] === undefined && question.type !== 'ordering');
  const submit = useCallback(async () => {
    setIsAsking(false);
    for (const question of questions) {
      const order = orderAsAsked(question);
      if (order && keeper.getState().answers[question.id] === undefined) keeper.answered(question.id, order);
    }
    await run(async () => {
      // Handed in now, it would be judged without the answers that still wait.
      const unsaved = await keeper.flush();
      if (unsaved) throw new AppError(unsaved);
      await submitAttempt(place.courseId, place.attemptId);
      keeper.discard();
    });
  }, [questions, keeper, run, place]);
  const isOver = secondsLeft === 0;
  const refusal = isOver ? 'timeIsOver' : 'refused';
  const wasOver = useRef(false);
  useEffect(() => {
    if (isOver && !wasOver.current) void submit();
    wasOver.current = isOver;
  }, [isOver, submit]);
  return (
    <Stack gap={3}>
      {secondsLeft !== undefined && <TimeLeft seconds={secondsLeft} />}
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <AskedQuestionFields
              question={question}
              place={index + 1}
              count={questions.length}
              base={course.baseLocale}
              stored={answers[question.id]}
              isDisabled={isOver || isPending}
              onAnswer={(answer) => keeper.answered(question.id, answerText(answer))}
            />
          </li>
        ))}
      </ol>
      <p role="status" className={styles.note}>
        {attemptT(isSaving ? (failure ? 'notSavedYet' : 'saving') : 'saved')}
      </p>
      {(notSubmitted || failure === 'no-access') && (
        <Notice tone="danger" role="alert" title={attemptT(notSubmitted ? 'notSubmitted' : refusal)}>
          {notSubmitted && t(`error.${notSubmitted}`)}
        </Notice>
      )}
      <Cluster>
        <Button pending={isPending} onClick={() => (open.length > 0 && !isOver ? setIsAsking(true) : void submit())}>
          {attemptT('submit')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={isAsking}
        tone="primary"
        title={attemptT('submitOpen', { count: open.length })}
        confirmLabel={attemptT('submit')}
        cancelLabel={attemptT('goOn')}
        onConfirm={() => void submit()}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
