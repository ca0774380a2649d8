import {
  type AskedQuestion,
  answerText,
  gradeQuiz,
  type Locale,
  type Question,
  type QuizSettings,
  questionResults,
} from '@cursiv/shared-domain';
import { Button, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { AskedQuestionFields } from '../quiz/answers/asked-question-fields.tsx';
import { useAttemptT } from '../quiz/messages/messages.ts';
import { ReviewedQuestion } from '../quiz/past/reviewed-question.tsx';
import * as styles from '../quiz/quiz.module.css';

type TrialProps = {
  /** Asks the questions, once. */
  asked: () => AskedQuestion[];
  questions: Question[];
  settings: QuizSettings;
  base: Locale;
};

/** One trial of a quiz: its questions, and then what the answers were worth and what a learner would be told. */
export function Trial({ asked, questions, settings, base }: TrialProps) {
  const t = useT();
  const attemptT = useAttemptT();
  const [paper] = useState(asked);
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [isJudged, setIsJudged] = useState(false);
  if (!isJudged) {
    return (
      <Stack gap={3}>
        <ol className={styles.questions}>
          {paper.map((question, index) => (
            <li key={question.id}>
              <AskedQuestionFields
                question={question}
                place={index + 1}
                count={paper.length}
                base={base}
                stored={answers[question.id]}
                isDisabled={false}
                onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answerText(answer) })}
              />
            </li>
          ))}
        </ol>
        <div>
          <Button onClick={() => setIsJudged(true)}>{t('preview.judge')}</Button>
        </div>
      </Stack>
    );
  }
  const { pct } = gradeQuiz(questions, answers);
  const isPassed = pct >= settings.passPct;
  const results = questionResults(questions, answers, settings.explains, isPassed);
  return (
    <Stack gap={3}>
      <Notice
        tone={isPassed ? 'success' : 'info'}
        role="status"
        title={attemptT(`ended.${isPassed ? 'passed' : 'failed'}`, { pct })}
      >
        {attemptT('passFrom', { pct: settings.passPct })}
      </Notice>
      <ol className={styles.questions}>
        {paper.map((question) => (
          <li key={question.id} className={styles.question}>
            <ReviewedQuestion
              question={question}
              stored={answers[question.id]}
              result={results.find(({ id }) => id === question.id)}
              base={base}
            />
          </li>
        ))}
      </ol>
    </Stack>
  );
}
