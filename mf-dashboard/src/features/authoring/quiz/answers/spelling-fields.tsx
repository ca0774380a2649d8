import { type Locale, QUIZ_LIMITS, type QuestionOf } from '@cursiv/shared-domain';
import { CheckboxField, TextField } from '@cursiv/shared-ui';
import { useT } from '../../../../messages/messages.ts';
import { useAround } from '../../authoring-context.ts';
import { useAuthoringT } from '../../messages/messages.ts';
import { Beside } from '../../words/beside.tsx';
import { hasRoom } from '../question/edit-question.ts';
import { LineFrame, LinesFrame } from '../question/line-frame.tsx';
import { useProblemText, useQuestion } from '../question/question-context.ts';

/** The spellings that count as right, in the languages that are shown; those of both count for everybody. */
export function SpellingFields({ question }: { question: QuestionOf<'short'> }) {
  const authoringT = useAuthoringT();
  const { change } = useQuestion();
  return (
    <>
      <Beside>{(locale) => <Spellings question={question} locale={locale} />}</Beside>
      <CheckboxField
        label={authoringT('quiz.ignoresDiacritics')}
        checked={question.ignoresDiacritics}
        onChange={({ currentTarget }) => change({ ...question, ignoresDiacritics: currentTarget.checked })}
      />
    </>
  );
}

function Spellings({ question, locale }: { question: QuestionOf<'short'>; locale: Locale }) {
  const t = useT();
  const authoringT = useAuthoringT();
  const { focus } = useAround();
  const { change } = useQuestion();
  const problem = useProblemText();
  const spellings = question.accepted[locale] ?? [];
  const write = (next: string[]) => change({ ...question, accepted: { ...question.accepted, [locale]: next } });
  const fieldId = (index: number) => `spelling-${question.id}-${index}-${locale}`;
  return (
    <LinesFrame
      legend={`${authoringT('quiz.accepted')} · ${t(`locale.${locale}`)}`}
      hint={authoringT('quiz.acceptedHint')}
      error={problem(undefined, 'no-spelling')}
      addLabel={authoringT('quiz.addSpelling')}
      onAdd={
        hasRoom(spellings)
          ? () => {
              write([...spellings, '']);
              focus(fieldId(spellings.length));
            }
          : undefined
      }
    >
      {spellings.map((spelling, index) => (
        <LineFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: spellings have no identity of their own but their place.
          key={index}
          removeLabel={authoringT('quiz.removeSpelling', { place: index + 1 })}
          onRemove={() => write(spellings.toSpliced(index, 1))}
        >
          <TextField
            id={fieldId(index)}
            label={authoringT('quiz.spelling', { place: index + 1 })}
            lang={locale}
            maxLength={QUIZ_LIMITS.line}
            value={spelling}
            onChange={({ currentTarget }) => write(spellings.with(index, currentTarget.value))}
          />
        </LineFrame>
      ))}
    </LinesFrame>
  );
}
