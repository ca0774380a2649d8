import { type AttemptPlace, saveAnswer } from '@cursiv/shared-data';
import { keptEdits } from '@cursiv/shared-data/edits';
import type { Attempt } from '@cursiv/shared-domain';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { AnswerKeeper } from './answer-keeper.ts';

const answersSchema = z.record(z.string(), z.string());

/** The answers of a running attempt, saved as they are given as long as the page is open. */
export function useAnswers(place: AttemptPlace, attempt: Attempt) {
  const [keeper] = useState(
    () =>
      new AnswerKeeper({
        stored: attempt.answers,
        kept: keptEdits(place.uid, `attempt.${place.courseId}.${attempt.id}`, answersSchema),
        save: (questionId, answer) => saveAnswer(place, questionId, answer),
      }),
  );
  useEffect(() => keeper.stored(attempt.answers), [keeper, attempt.answers]);
  useEffect(() => {
    const flush = () => void keeper.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      void keeper.flush();
    };
  }, [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useReloadHold(state.isSaving, 'edits');
  return { keeper, ...state };
}
