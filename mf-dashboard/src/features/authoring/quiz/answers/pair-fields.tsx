import { QUIZ_LIMITS, type QuestionOf } from '@cursiv/shared-domain';
import { useAround } from '../../authoring-context.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { LanguageField } from '../../words/language-field.tsx';
import { hasRoom, newPair, withWords } from '../question/edit-question.ts';
import { LineFrame, LinesFrame } from '../question/line-frame.tsx';
import { useProblemText, useQuestion } from '../question/question-context.ts';

/** The pairs that belong together. */
export function PairFields({ question }: { question: QuestionOf<'matching'> }) {
  const authoringT = useAuthoringT();
  const { focus } = useAround();
  const { change } = useQuestion();
  const problem = useProblemText();
  const { pairs } = question;
  const write = (next: typeof pairs) => change({ ...question, pairs: next });
  const add = () => {
    const pair = newPair();
    write([...pairs, pair]);
    focus(`line-${pair.id}`);
  };
  return (
    <LinesFrame
      legend={authoringT('quiz.pairs')}
      hint={authoringT('quiz.pairsHint')}
      error={problem(undefined, 'too-few-lines')}
      addLabel={authoringT('quiz.addPair')}
      onAdd={hasRoom(pairs) ? add : undefined}
    >
      {pairs.map((pair, index) => (
        <LineFrame
          key={pair.id}
          removeLabel={authoringT('quiz.removePair', { place: index + 1 })}
          onRemove={() => write(pairs.toSpliced(index, 1))}
        >
          <LanguageField
            id={`line-${pair.id}`}
            label={authoringT('quiz.left', { place: index + 1 })}
            value={pair.left}
            maxLength={QUIZ_LIMITS.line}
            error={problem(pair.id, 'empty-line', 'same-line')}
            onChange={(words, locale) =>
              write(pairs.with(index, { ...pair, left: withWords(pair.left, locale, words) }))
            }
          />
          <LanguageField
            label={authoringT('quiz.right', { place: index + 1 })}
            value={pair.right}
            maxLength={QUIZ_LIMITS.line}
            error={problem(pair.answerId, 'empty-line')}
            onChange={(words, locale) =>
              write(pairs.with(index, { ...pair, right: withWords(pair.right, locale, words) }))
            }
          />
        </LineFrame>
      ))}
    </LinesFrame>
  );
}
