import type { DraftUnit } from '@cursiv/shared-domain';
import { type Dispatch, useState } from 'react';
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
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Calls back whenever one of them may have changed; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  undo(): void;
  redo(): void;
}

/** Edits that remember the order that they change, and how to go back to it. A step renders what shows the ways back. */
export function useOutlineHistory(
  present: () => DraftUnit[],
  edit: Dispatch<DraftEdit>,
): { edit: Dispatch<DraftEdit>; history: OutlineHistory } {
  const [remembered] = useState(() => remembering(present, edit));
  return remembered;
}

function remembering(present: () => DraftUnit[], edit: Dispatch<DraftEdit>) {
  const listeners = new Set<() => void>();
  let done: Step[] = [];
  let undone: Step[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const restore = (from: DraftUnit[], to: DraftUnit[]) =>
    edit({ type: 'outline', outline: restoreOutline(present(), from, to) });
  const history: OutlineHistory = {
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    undo: () => {
      const step = done.at(-1);
      if (!step) return;
      restore(step.after, step.before);
      done = done.slice(0, -1);
      undone = [...undone, step];
      tell();
    },
    redo: () => {
      const step = undone.at(-1);
      if (!step) return;
      restore(step.before, step.after);
      undone = undone.slice(0, -1);
      done = [...done, step];
      tell();
    },
  };
  return {
    history,
    edit: (by: DraftEdit) => {
      const before = present();
      edit(by);
      if (!ORDERING.includes(by.type)) return;
      done = [...done, { before, after: present() }].slice(-MOST_STEPS);
      undone = [];
      tell();
    },
  };
}
