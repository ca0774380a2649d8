import type { Loadable } from '@cursiv/shared-data';
import type { Locale } from '@cursiv/shared-domain';
import { createContext, type Dispatch, useContext, useMemo, useSyncExternalStore } from 'react';
import type { DraftState } from './draft/draft-state.ts';
import type { DraftEdit } from './draft/edit-draft.ts';
import type { Place } from './place/place.ts';
import type { OpenedText } from './text/code-mirror/code-mirror-text.tsx';

/** The values that every part of the editor shares, and that no key press changes. */
export interface AuthoringAround {
  courseId: string;
  /** Whose course it is. */
  ownerUid: string;
  /** The stored revision that the edits are based on; 0 for a new course. */
  rev: number;
  /** The draft after the last edit, which may not be shown yet. */
  present(): DraftState;
  /** Calls back after every change of the draft; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The draft as it was at the last short pause in typing. */
  calm: FollowedDraft;
  /** Whether the draft knows what its lessons say, which comes after its outline. */
  parts: Loadable<unknown>;
  edit: Dispatch<DraftEdit>;
  /** Saves what was typed; resolves to whether the server has it. */
  saveNow(): Promise<boolean>;
  /** The languages that are shown beside each other, the base language first. */
  languages: readonly Locale[];
  /** The part of the course that is open. */
  place: Place;
  open(place: Place): void;
  /** Texts that were open before, with what can be undone in them. */
  openedTexts: Map<string, OpenedText>;
  /** Begins a glossary term with a word of a language. */
  addTerm(locale: Locale, word: string): void;
  /** Resolves once the server has the course; a new course is saved first. */
  whenStored(): Promise<void>;
  /** Focuses an element by its id, as soon as it exists. */
  focus(id: string): void;
  /** Announces the effect of a button to screen readers. */
  announce(news: string): void;
}

/** What a part of the editor works with: what is shared, and the draft as it is shown. */
interface Authoring extends AuthoringAround {
  state: DraftState;
}

export const AuthoringContext = createContext<AuthoringAround | undefined>(undefined);

/** The editor around a component, without the draft: no edit renders it again. Throws outside an editor. */
export function useAround(): AuthoringAround {
  const around = useContext(AuthoringContext);
  if (!around) throw new Error('useAround() outside of the editor');
  return around;
}

/** The editor around a component, which renders again with every edit. Throws outside an editor. */
export function useAuthoring(): Authoring {
  const around = useAround();
  const { subscribe, present } = around;
  const state = useSyncExternalStore(subscribe, present, present);
  return useMemo(() => ({ ...around, state }), [around, state]);
}

/** A draft that is followed. */
export type FollowedDraft = Pick<AuthoringAround, 'present' | 'subscribe'>;

/** What a component shows of a draft: a part of it, or words about it. It renders again only when that changes. */
export function useFollowed<Shown>({ present, subscribe }: FollowedDraft, shown: (draft: DraftState) => Shown): Shown {
  const now = () => shown(present());
  return useSyncExternalStore(subscribe, now, now);
}

/** What a component shows of the draft of the editor around it. Throws outside an editor. */
export const useOfDraft = <Shown>(shown: (draft: DraftState) => Shown): Shown => useFollowed(useAround(), shown);

/** The same of what may come a moment after a key: the key is not told of, and waits for none of it. */
export const useOfCalmDraft = <Shown>(shown: (draft: DraftState) => Shown): Shown =>
  useFollowed(useAround().calm, shown);
