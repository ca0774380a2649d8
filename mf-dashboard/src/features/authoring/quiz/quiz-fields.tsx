import {
  type DraftLesson,
  QUESTION_TYPES,
  QUIZ_LIMITS,
  type Question,
  type QuestionType,
  quizProblems,
} from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, SelectField, Stack } from '@cursiv/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAuthoring } from '../authoring-context.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { GiftButtons } from './gift/gift-buttons.tsx';
import { moved, newQuestion } from './question/edit-question.ts';
import * as styles from './question/line-frame.module.css';
import { QuestionEditor } from './question-editor.tsx';
import * as outline from './questions.module.css';
import { QuizSettingsFields } from './quiz-settings-fields.tsx';

/** A lesson's quiz: its settings and its questions. */
export function QuizFields({ lesson }: { lesson: DraftLesson }) {
  const authoringT = useAuthoringT();
  const { state, edit, focus } = useAuthoring();
  const [added, setAdded] = useState<string>();
  const [type, setType] = useState<QuestionType>('single');
  const questions = state.quizzes[lesson.id] ?? [];
  const change = (next: (present: Question[]) => Question[]) =>
    edit({ type: 'quiz', lessonId: lesson.id, change: next });
  const add = () => {
    const question = newQuestion(type);
    change((present) => [...present, question]);
    setAdded(question.id);
    focus(`prompt-${question.id}`);
  };
  const remove = (question: Question, index: number) => {
    change((present) => present.filter(({ id }) => id !== question.id));
    toast(authoringT('quiz.removed'), {
      action: {
        label: authoringT('undo'),
        onSelect: () => change((present) => present.toSpliced(index, 0, question)),
      },
    });
  };
  const incomplete = new Set(quizProblems(questions, state.content.baseLocale).map(({ questionId }) => questionId));
  const isTooLong = JSON.stringify(questions).length > QUIZ_LIMITS.questionsText;
  return (
    <Stack gap={2}>
      <QuizSettingsFields lesson={lesson} />
      <fieldset className={styles.lines}>
        <legend className={styles.legend}>{authoringT('quiz.questions')}</legend>
        <ol className={outline.lessons}>
          {questions.map((question, index) => (
            <QuestionEditor
              key={question.id}
              question={question}
              place={index + 1}
              count={questions.length}
              isNew={question.id === added}
              onChange={(next) => change((present) => present.map((one) => (one.id === next.id ? next : one)))}
              onMove={(by) => change((present) => moved(present, index, by))}
              onRemove={() => remove(question, index)}
            />
          ))}
        </ol>
        {isTooLong && (
          <Notice tone="danger" role="alert" title={authoringT('quiz.tooLong')}>
            {authoringT('quiz.tooLongText')}
          </Notice>
        )}
        {questions.length === 0 && <p className={styles.hint}>{authoringT('quiz.problem.no-questions')}</p>}
        {questions.length > 0 && incomplete.size > 0 && added === undefined && (
          <p className={styles.hint}>{authoringT('quiz.incompleteCount', { count: incomplete.size })}</p>
        )}
        <Cluster>
          {questions.length < QUIZ_LIMITS.questions && (
            <>
              <SelectField
                label={authoringT('quiz.newType')}
                options={QUESTION_TYPES.map((value) => ({ value, label: authoringT(`quiz.type.${value}`) }))}
                value={type}
                onChange={({ currentTarget }) => setType(currentTarget.value as QuestionType)}
              />
              <Button variant="secondary" size="small" icon={<Plus size={18} aria-hidden />} onClick={add}>
                {authoringT('quiz.addQuestion')}
              </Button>
            </>
          )}
          <GiftButtons questions={questions} onImport={(imported) => change((present) => [...present, ...imported])} />
        </Cluster>
      </fieldset>
    </Stack>
  );
}
