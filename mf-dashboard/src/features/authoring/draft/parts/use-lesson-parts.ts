import { type Loadable, useLoad } from '@cursiv/shared-data';
import type { EditSession } from '@cursiv/shared-data/edits';
import { useCallback, useEffect, useState } from 'react';
import type { DraftState } from '../draft-state.ts';
import { type LessonParts, loadLessonParts, NO_PARTS, withLessonParts } from './lesson-parts.ts';

/** What the lessons of a draft say, once; a new course says nothing, and edits that were kept came with all of it. */
export const useLessonParts = (courseId: string, ownerUid: string, isThere: boolean): Loadable<LessonParts> =>
  useLoad(
    useCallback(
      async () => (isThere ? NO_PARTS : await loadLessonParts(courseId, ownerUid)),
      [courseId, ownerUid, isThere],
    ),
  );

/** Whether the draft knows what its lessons say, which joins it between two saves. */
export function useJoinedParts(editing: EditSession<DraftState>, parts: LessonParts | undefined): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (!parts || isWhole) return;
    const join = () => {
      if (editing.state().status === 'saving') return;
      stop();
      editing.joined((draft) => withLessonParts(draft, parts));
      setIsWhole(true);
    };
    const stop = editing.subscribe(join);
    join();
    return stop;
  }, [editing, parts, isWhole]);
  return isWhole;
}
