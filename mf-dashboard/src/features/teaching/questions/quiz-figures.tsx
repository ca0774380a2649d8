import { getVersionQuizzes, useLoad, useWatch, watchFigures } from '@cursiv/shared-data';
import { questionFigures } from '@cursiv/shared-domain';
import { EmptyState } from '@cursiv/shared-ui';
import { useCallback, useMemo } from 'react';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useTeachingT } from '../messages/messages.ts';
import { questionRows } from './question-rows.ts';
import { QuestionTable } from './question-table.tsx';

type QuizFiguresProps = { courseId: string; version: number; lessonId: string; title: string };

/** What learners answered in one quiz, as its questions are now. */
export function QuizFigures({ courseId, version, lessonId, title }: QuizFiguresProps) {
  const teach = useTeachingT();
  const quizzes = useLoad(useCallback(() => getVersionQuizzes(courseId, version), [courseId, version]));
  const watched = useWatch(useMemo(() => watchFigures(courseId, lessonId), [courseId, lessonId]));
  return (
    <LoadableView of={quizzes}>
      {(keys) => (
        <LoadableView of={watched}>
          {(counts) => {
            const questions = keys.find((key) => key.lessonId === lessonId)?.questions ?? [];
            const rows = questionRows(questions, questionFigures(counts));
            return rows.length === 0 ? (
              <EmptyState title={teach('questions.empty')} text={teach('questions.emptyText')} />
            ) : (
              <QuestionTable courseId={courseId} lessonId={lessonId} caption={title} rows={rows} />
            );
          }}
        </LoadableView>
      )}
    </LoadableView>
  );
}
