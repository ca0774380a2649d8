import type { Question } from '@cursiv/shared-domain';
import { SelectField } from '@cursiv/shared-ui';
import { useAuthoringT } from '../../messages/messages.ts';
import { useQuestion } from '../question/question-context.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ItemFields } from './item-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import { SpellingFields } from './spelling-fields.tsx';

/** The answers of a question, by its type. */
export function AnswerFields({ question }: { question: Question }) {
  const authoringT = useAuthoringT();
  const { change } = useQuestion();
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} />;
    case 'trueFalse':
      return (
        <SelectField
          label={authoringT('quiz.rightAnswer')}
          options={['true', 'false'].map((value) => ({
            value,
            label: authoringT(value === 'true' ? 'quiz.true' : 'quiz.false'),
          }))}
          value={String(question.right)}
          onChange={({ currentTarget }) => change({ ...question, right: currentTarget.value === 'true' })}
        />
      );
    case 'short':
      return <SpellingFields question={question} />;
    case 'ordering':
      return <ItemFields question={question} />;
    case 'matching':
      return <PairFields question={question} />;
  }
}
