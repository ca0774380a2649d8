import type { DraftUnit } from '@cursiv/shared-domain';
import { type Dispatch, useCallback, useMemo, useRef, useState } from 'react';
import type { DraftEdit } from '../draft/edit-draft.ts';
import { restoreOutline } from '../draft/restore-outline.ts';

/** A change of the outline: its order before and after. */
interface Step {
  before: DraftUnit[];
  after: DraftUnit[];
}

/** Steps that can be undone at most. */
const MOST_STEPS = 100;

const ORDERING: readonly DraftEdit['type'][] = [
  'addUnit',
  'removeUnit',
  'moveUnit',
  'placeUnit',
  'addLesson',
  'removeLesson',
  'moveLesson',
  'placeLesson',
];

/** What was done to the outline since the editor was opened; saves in between change nothing about it. */
export interface OutlineHistory {
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** Edits that remember the order that they change, and how to go back to it. */
export function useOutlineHistory(
  present: () => DraftUnit[],
  edit: Dispatch<DraftEdit>,
): { edit: Dispatch<DraftEdit>; history: OutlineHistory } {
  const [steps, setSteps] = useState<{ done: Step[]; undone: Step[] }>({ done: [], undone: [] });
  const reading = useRef(present);
  const remembering = useCallback(
    (by: DraftEdit) => {
      const before = reading.current();
      edit(by);
      if (!ORDERING.includes(by.type)) return;
      const step = { before, after: reading.current() };
      setSteps(({ done }) => ({ done: [...done, step].slice(-MOST_STEPS), undone: [] }));
    },
    [edit],
  );
  const history = useMemo(
    (): OutlineHistory => ({
      canUndo: steps.done.length > 0,
      canRedo: steps.undone.length > 0,
      undo: () => {
        const step = steps.done.at(-1);
        if (!step) return;
        edit({ type: 'outline', outline: restoreOutline(reading.current(), step.after, step.before) });
        setSteps({ done: steps.done.slice(0, -1), undone: [...steps.undone, step] });
      },
      redo: () => {
        const step = steps.undone.at(-1);
        if (!step) return;
        edit({ type: 'outline', outline: restoreOutline(reading.current(), step.before, step.after) });
        setSteps({ done: [...steps.done, step], undone: steps.undone.slice(0, -1) });
      },
    }),
    [steps, edit],
  );
  return { edit: remembering, history };
}
