import { type Locale, QUIZ_LIMITS } from '@cursiv/shared-domain';
import { CheckboxField, RadioField } from '@cursiv/shared-ui';
import { useId } from 'react';
import { useAround } from '../../authoring-context.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { LanguageField } from '../../words/language-field.tsx';
import {
  type ChoiceQuestion,
  hasRoom,
  isRight,
  newOption,
  withoutOption,
  withRight,
  withWords,
} from '../question/edit-question.ts';
import { LineFrame, LinesFrame } from '../question/line-frame.tsx';
import { useProblemText, useQuestion } from '../question/question-context.ts';

/** The options of a question, which of them are right, and what to say of each. */
export function ChoiceFields({ question }: { question: ChoiceQuestion }) {
  const authoringT = useAuthoringT();
  const name = useId();
  const { focus } = useAround();
  const { change } = useQuestion();
  const problem = useProblemText();
  const { options } = question;
  const Mark = question.type === 'single' ? RadioField : CheckboxField;
  const write = (id: string, field: 'text' | 'explanation', words: string, locale: Locale) =>
    change({
      ...question,
      options: options.map((option) =>
        option.id === id ? { ...option, [field]: withWords(option[field], locale, words) } : option,
      ),
    });
  const add = () => {
    const option = newOption();
    change({ ...question, options: [...options, option] });
    focus(`line-${option.id}`);
  };
  return (
    <LinesFrame
      legend={authoringT('quiz.options')}
      error={problem(undefined, 'no-right-answer', 'too-few-lines')}
      addLabel={authoringT('quiz.addOption')}
      onAdd={hasRoom(options) ? add : undefined}
    >
      {options.map(({ id, text, explanation }, index) => (
        <LineFrame
          key={id}
          removeLabel={authoringT('quiz.removeOption', { place: index + 1 })}
          onRemove={() => change(withoutOption(question, id))}
        >
          <LanguageField
            id={`line-${id}`}
            label={authoringT('quiz.option', { place: index + 1 })}
            value={text}
            maxLength={QUIZ_LIMITS.line}
            error={problem(id, 'empty-line', 'same-line')}
            onChange={(words, locale) => write(id, 'text', words, locale)}
          />
          <Mark
            name={name}
            label={authoringT('quiz.isRight')}
            checked={isRight(question, id)}
            onChange={({ currentTarget }) => change(withRight(question, id, currentTarget.checked))}
          />
          <LanguageField
            label={authoringT('quiz.optionExplanation', { place: index + 1 })}
            value={explanation}
            maxLength={QUIZ_LIMITS.explanation}
            onChange={(words, locale) => write(id, 'explanation', words, locale)}
          />
        </LineFrame>
      ))}
    </LinesFrame>
  );
}
