import type { Locale } from '@cursiv/shared-domain';
import { createContext, type Dispatch, useContext } from 'react';
import type { DraftState } from './draft-state.ts';
import type { DraftEdit } from './edit-draft.ts';

/** What every part of the editor shares. */
export interface Authoring {
  uid: string;
  courseId: string;
  state: DraftState;
  edit: Dispatch<DraftEdit>;
  /** The language that is being written. */
  language: Locale;
  /** Resolves once the server has the course; a new one is saved for it. */
  whenStored(): Promise<void>;
  /** Moves the keyboard to an element, by its id, once it is there. */
  focus(id: string): void;
  /** Says to screen readers what a button has just done. */
  announce(news: string): void;
}

export const AuthoringContext = createContext<Authoring | undefined>(undefined);

/** The editor around a component. Throws outside of it. */
export function useAuthoring(): Authoring {
  const authoring = useContext(AuthoringContext);
  if (!authoring) throw new Error('useAuthoring() outside of the editor');
  return authoring;
}
