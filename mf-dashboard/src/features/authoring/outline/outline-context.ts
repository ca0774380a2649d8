import { createContext, type PointerEvent, useContext } from 'react';
import type { Step } from '../draft/outline-edits.ts';

/** Where something that is dragged would go: above or below a line of the outline. */
export interface DropAt {
  id: string;
  side: 'before' | 'after';
}

/** What the lines of the outline do. It never changes, so that a line renders only when what it shows does. */
export interface OutlineActions {
  courseId: string;
  openLesson(id: string): void;
  openUnit(id: string): void;
  addLesson(unitId: string): void;
  moveLesson(id: string, by: Step, focusId: string): void;
  moveUnit(id: string, by: Step, focusId: string): void;
  removeLesson(id: string): void;
  removeUnit(id: string): void;
  drag(id: string, event: PointerEvent<HTMLElement>): void;
}

export const OutlineContext = createContext<OutlineActions | undefined>(undefined);

/** The outline around a line. Throws outside of it. */
export function useOutline(): OutlineActions {
  const actions = useContext(OutlineContext);
  if (!actions) throw new Error('useOutline() outside of the outline');
  return actions;
}
