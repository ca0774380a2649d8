import type { Locale } from '@cursiv/shared-domain';
import { createContext, type Dispatch, useContext } from 'react';
import type { DraftState } from './draft-state.ts';
import type { DraftEdit } from './edit-draft.ts';

/** The values that every part of the editor shares. */
export interface Authoring {
  uid: string;
  courseId: string;
  state: DraftState;
  edit: Dispatch<DraftEdit>;
  /** The language that the author is writing. */
  language: Locale;
  /** Resolves once the server has the course; a new course is saved first. */
  whenStored(): Promise<void>;
  /** Focuses an element by its id, as soon as it exists. */
  focus(id: string): void;
  /** Announces the effect of a button to screen readers. */
  announce(news: string): void;
}

export const AuthoringContext = createContext<Authoring | undefined>(undefined);

/** The editor around a component. Throws outside an editor. */
export function useAuthoring(): Authoring {
  const authoring = useContext(AuthoringContext);
  if (!authoring) throw new Error('useAuthoring() outside of the editor');
  return authoring;
}
