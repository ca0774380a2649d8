import { QUIZ_LIMITS, type QuestionOf } from '@cursiv/shared-domain';
import { IconButton } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useAround } from '../../authoring-context.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { LanguageField } from '../../words/language-field.tsx';
import { hasRoom, moved, newItem, withWords } from '../question/edit-question.ts';
import { LineFrame, LinesFrame } from '../question/line-frame.tsx';
import { useProblemText, useQuestion } from '../question/question-context.ts';

/** The items of a question in their right order. */
export function ItemFields({ question }: { question: QuestionOf<'ordering'> }) {
  const authoringT = useAuthoringT();
  const { focus } = useAround();
  const { change } = useQuestion();
  const problem = useProblemText();
  const { items } = question;
  const write = (next: typeof items) => change({ ...question, items: next });
  const add = () => {
    const item = newItem();
    write([...items, item]);
    focus(`line-${item.id}`);
  };
  return (
    <LinesFrame
      legend={authoringT('quiz.items')}
      hint={authoringT('quiz.itemsHint')}
      error={problem(undefined, 'too-few-lines')}
      addLabel={authoringT('quiz.addItem')}
      onAdd={hasRoom(items) ? add : undefined}
    >
      {items.map(({ id, text }, index) => (
        <LineFrame
          key={id}
          removeLabel={authoringT('quiz.removeItem', { place: index + 1 })}
          onRemove={() => write(items.toSpliced(index, 1))}
          buttons={([-1, 1] as const).map((by) => {
            const canMove = index + by >= 0 && index + by < items.length;
            const buttonId = `${by < 0 ? 'up' : 'down'}-${id}`;
            return (
              <IconButton
                key={by}
                id={buttonId}
                label={authoringT(by < 0 ? 'quiz.itemUp' : 'quiz.itemDown', { place: index + 1 })}
                icon={by < 0 ? <ArrowUp size={18} aria-hidden /> : <ArrowDown size={18} aria-hidden />}
                aria-disabled={!canMove}
                onClick={() => {
                  write(moved(items, index, by));
                  focus(buttonId);
                }}
              />
            );
          })}
        >
          <LanguageField
            id={`line-${id}`}
            label={authoringT('quiz.item', { place: index + 1 })}
            value={text}
            maxLength={QUIZ_LIMITS.line}
            error={problem(id, 'empty-line', 'same-line')}
            onChange={(words, locale) => write(items.with(index, { id, text: withWords(text, locale, words) }))}
          />
        </LineFrame>
      ))}
    </LinesFrame>
  );
}
