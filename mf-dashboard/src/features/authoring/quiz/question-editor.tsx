import { QUIZ_LIMITS, type Question, type QuizProblem, questionProblems } from '@cursiv/shared-domain';
import { Badge, Facts, Stack } from '@cursiv/shared-ui';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useAuthoring } from '../authoring-context.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { MoveButtons } from '../outline/lines/move-buttons.tsx';
import { opensAtQuestion } from '../place/place.ts';
import { LanguageField } from '../words/language-field.tsx';
import { AnswerFields } from './answers/answer-fields.tsx';
import { NumberField } from './number-field.tsx';
import { withWords } from './question/edit-question.ts';
import { QuestionContext, useProblemText, useQuestion } from './question/question-context.ts';
import * as outline from './questions.module.css';

type QuestionEditorProps = {
  question: Question;
  place: number;
  count: number;
  /** A question that was just added opens at once, and is not found wanting before its author has left it. */
  isNew: boolean;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question, on a line that opens for editing. */
export function QuestionEditor({ question, place, count, isNew, onChange, onMove, onRemove }: QuestionEditorProps) {
  const authoringT = useAuthoringT();
  const textOf = useTextOf();
  const detailsId = useId();
  const { state, focus, announce } = useAuthoring();
  const [isOpen, setIsOpen] = useState(() => isNew || opensAtQuestion(question.id));
  const [wasLeft, setWasLeft] = useState(!isNew);
  const base = state.content.baseLocale;
  const problems: QuizProblem[] = wasLeft ? questionProblems(question, base) : [];
  const name = textOf(question.prompt, base) || authoringT('quiz.untitled', { place });
  return (
    <li
      className={outline.lesson}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWasLeft(true);
      }}
    >
      <div className={outline.line}>
        <button
          type="button"
          className={outline.toggle}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={18} aria-hidden className={outline.chevron} />
          <span>{name}</span>
        </button>
        <Facts
          items={[
            { id: 'type', text: authoringT(`quiz.type.${question.type}`) },
            { id: 'points', text: authoringT('quiz.points', { count: question.points }) },
            {
              id: 'problems',
              text: problems.length > 0 && (
                <Badge tone="warning" size="small">
                  {authoringT('quiz.incomplete')}
                </Badge>
              ),
            },
          ]}
        />
        <span className={outline.buttons}>
          <MoveButtons
            id={question.id}
            name={name}
            canMove={{ up: place > 1, down: place < count }}
            onMove={(by, buttonId) => {
              onMove(by);
              focus(buttonId);
              announce(authoringT('movedTo', { name, place: place + by, count }));
            }}
            onRemove={onRemove}
          />
        </span>
      </div>
      <div id={detailsId} hidden={!isOpen} className={outline.details}>
        {isOpen && (
          <QuestionContext
            value={{
              change: onChange,
              problemAt: (lineId, codes) =>
                problems.find((problem) => problem.lineId === lineId && codes.includes(problem.code))?.code,
            }}
          >
            <QuestionFields question={question} />
          </QuestionContext>
        )}
      </div>
    </li>
  );
}

function QuestionFields({ question }: { question: Question }) {
  const authoringT = useAuthoringT();
  const { change } = useQuestion();
  const problem = useProblemText();
  return (
    <Stack gap={2}>
      <LanguageField
        id={`prompt-${question.id}`}
        label={authoringT('quiz.prompt')}
        value={question.prompt}
        maxLength={QUIZ_LIMITS.prompt}
        rows={2}
        hint={authoringT('markdown')}
        error={problem(undefined, 'no-prompt')}
        onChange={(text, locale) => change({ ...question, prompt: withWords(question.prompt, locale, text) })}
      />
      <AnswerFields question={question} />
      <LanguageField
        label={authoringT('quiz.explanation')}
        value={question.explanation}
        maxLength={QUIZ_LIMITS.explanation}
        rows={2}
        hint={authoringT('quiz.explanationHint')}
        onChange={(text, locale) => change({ ...question, explanation: withWords(question.explanation, locale, text) })}
      />
      <NumberField
        label={authoringT('quiz.pointsLabel')}
        value={question.points}
        least={1}
        most={QUIZ_LIMITS.points}
        onChange={(points) => change({ ...question, points })}
      />
    </Stack>
  );
}
