import { useEffect, useState, useSyncExternalStore } from 'react';
import { EditSession, type Opening, type Save } from './edit-session.ts';
import type { EditState } from './edit-state.ts';

/** The edit session of a component. It is opened once; give the component a key to open another. */
export function useEditSession<Doc>(
  open: () => Opening<Doc>,
  save: Save<Doc>,
): { editing: EditSession<Doc>; state: EditState<Doc> } {
  const [editing] = useState(() => new EditSession(open(), save));
  useEffect(() => editing.saveWith(save), [editing, save]);
  return { editing, state: useSyncExternalStore(editing.subscribe, editing.state, editing.state) };
}
