import { getDraftQuizzes, useLoad } from '@cursiv/shared-data';
import { askQuestions, DEFAULT_QUIZ, quizProblems } from '@cursiv/shared-domain';
import { Button, Notice, PagePart } from '@cursiv/shared-ui';
import { useCallback, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import type { ReadableCourse, ReadableLesson } from '../../../shared/courses/readable-course.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useAttemptT } from '../quiz/messages/messages.ts';
import { QuizFacts } from '../quiz/quiz-facts.tsx';
import { Trial } from './trial.tsx';

/** A draft's quiz, to be tried by its author: asked and judged in the page by the author's own keys, as often as they like. */
export default function TryQuiz({ course, lesson }: { course: ReadableCourse; lesson: ReadableLesson }) {
  const t = useT();
  const attemptT = useAttemptT();
  const { id, ownerUid, baseLocale } = course;
  const keys = useLoad(useCallback(() => getDraftQuizzes(id, ownerUid), [id, ownerUid]));
  const [trial, setTrial] = useState(0);
  const settings = lesson.quiz ?? DEFAULT_QUIZ;
  return (
    <PagePart title={attemptT('title')}>
      <QuizFacts settings={settings} />
      <LoadableView of={keys}>
        {(all) => {
          const questions = all.find(({ lessonId }) => lessonId === lesson.id)?.questions ?? [];
          if (quizProblems(questions, baseLocale).length > 0)
            return <Notice tone="warning">{t('preview.notReady')}</Notice>;
          return (
            <>
              <Button variant={trial === 0 ? 'primary' : 'secondary'} onClick={() => setTrial(trial + 1)}>
                {t(trial === 0 ? 'preview.tryQuiz' : 'preview.again')}
              </Button>
              {trial > 0 && (
                <Trial
                  key={trial}
                  asked={() => askQuestions(questions, settings.shuffles, Math.random)}
                  questions={questions}
                  settings={settings}
                  base={baseLocale}
                />
              )}
            </>
          );
        }}
      </LoadableView>
    </PagePart>
  );
}
