import { type Answer, type AskedQuestion, answerTo, type Locale, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Prose } from '@cursiv/shared-ui';
import { useId } from 'react';
import { useAttemptT } from '../messages/messages.ts';
import * as styles from '../quiz.module.css';
import { ChoiceAnswer } from './choice-answer.tsx';
import { MatchingAnswer } from './matching-answer.tsx';
import { OrderingAnswer } from './ordering-answer.tsx';
import { ShortAnswer } from './short-answer.tsx';

type AskedQuestionFieldsProps = {
  question: AskedQuestion;
  place: number;
  count: number;
  base: Locale;
  /** The answer given so far, as it is stored. */
  stored: string | undefined;
  isDisabled: boolean;
  onAnswer: (answer: Answer) => void;
};

/** A question with what its learner answers by. */
export function AskedQuestionFields(props: AskedQuestionFieldsProps) {
  const { question, place, count, base, isDisabled } = props;
  const t = useAttemptT();
  const promptId = useId();
  const prompt = pick(question.prompt, useLocale(), base);
  return (
    <fieldset className={styles.question} aria-labelledby={promptId} disabled={isDisabled}>
      <p className={styles.note}>
        {t('place', { place, count })} · {t('worth', { count: question.points })}
      </p>
      <div id={promptId}>{prompt && <Prose text={prompt.value} locale={prompt.locale} />}</div>
      <AnswerControl {...props} />
    </fieldset>
  );
}

function AnswerControl({ question, base, stored, onAnswer }: AskedQuestionFieldsProps) {
  const t = useAttemptT();
  switch (question.type) {
    case 'single':
      return (
        <ChoiceAnswer
          options={question.options}
          base={base}
          chosen={[answerTo({ type: 'single' }, stored)]}
          onChoose={(id) => onAnswer(id)}
        />
      );
    case 'multiple': {
      const chosen = answerTo({ type: 'multiple' }, stored) ?? [];
      return (
        <ChoiceAnswer
          isMultiple
          options={question.options}
          base={base}
          chosen={chosen}
          onChoose={(id) => onAnswer(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])}
        />
      );
    }
    case 'trueFalse':
      return (
        <ChoiceAnswer
          options={[true, false].map((value) => ({
            id: String(value),
            label: t(value ? 'true' : 'false'),
          }))}
          base={base}
          chosen={[String(answerTo({ type: 'trueFalse' }, stored))]}
          onChoose={(id) => onAnswer(id === 'true')}
        />
      );
    case 'short':
      return <ShortAnswer value={answerTo({ type: 'short' }, stored) ?? ''} onChange={onAnswer} />;
    case 'ordering':
      return (
        <OrderingAnswer
          items={question.items}
          base={base}
          order={answerTo({ type: 'ordering' }, stored)}
          onChange={onAnswer}
        />
      );
    case 'matching':
      return (
        <MatchingAnswer
          question={question}
          base={base}
          matches={answerTo({ type: 'matching' }, stored) ?? {}}
          onChange={onAnswer}
        />
      );
  }
}
