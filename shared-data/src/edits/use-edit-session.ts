import { sameValues } from '@cursiv/shared-domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { EditSession, type Opening, type Save } from './edit-session.ts';
import type { EditState, Standing } from './edit-state.ts';

/**
 * The edit session of a component, which no edit renders again. It is opened once; give the component a key to open
 * another.
 */
export function useOpenedSession<Doc>(open: () => Opening<Doc>, save: Save<Doc>): EditSession<Doc> {
  const [editing] = useState(() => new EditSession(open(), save));
  useEffect(() => editing.saveWith(save), [editing, save]);
  return editing;
}

/** The edit session of a component, which renders again with every edit. */
export function useEditSession<Doc>(
  open: () => Opening<Doc>,
  save: Save<Doc>,
): { editing: EditSession<Doc>; state: EditState<Doc> } {
  const editing = useOpenedSession(open, save);
  return { editing, state: useSyncExternalStore(editing.subscribe, editing.state, editing.state) };
}

/** Where the edits of a session stand. The component renders again when that changes, and not with what is typed on. */
export function useStanding<Doc>(editing: EditSession<Doc>): Standing<Doc> {
  const [standing] = useState(() => standingOf(editing));
  return useSyncExternalStore(editing.subscribe, standing, standing);
}

/** Tells where the edits of a session stand: the very same object as long as nothing of it changes. */
function standingOf<Doc>(editing: EditSession<Doc>): () => Standing<Doc> {
  let last: Standing<Doc> | undefined;
  return () => {
    const { doc: _, ...standing } = editing.state();
    if (!last || !sameValues(last, standing)) last = standing;
    return last;
  };
}
