import { saveDraft } from '@cursiv/shared-data';
import {
  browserId,
  type EditSession,
  type EditState,
  isUnsaved,
  type Opening,
  useAutosave,
  useOpenedSession,
} from '@cursiv/shared-data/edits';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import type { FollowedDraft } from '../authoring-context.ts';
import { changesSince, type DraftState, storedAfter } from './draft-state.ts';
import { type DraftEdit, editDraft } from './edit-draft.ts';
import { mergedState } from './newer-state.ts';
import { type LessonParts, NO_PARTS, withLessonParts } from './parts/lesson-parts.ts';
import { useJoinedParts } from './parts/use-lesson-parts.ts';

/** One draft in its editor, which saves itself. What its lessons say may come later, as `parts`. */
export function useDraft(
  uid: string,
  ownerUid: string,
  courseId: string,
  opening: Opening<DraftState>,
  parts: LessonParts | undefined,
) {
  const [arriving] = useState(() => Promise.withResolvers<LessonParts>());
  useEffect(() => {
    if (parts) arriving.resolve(parts);
  }, [parts, arriving]);
  const editing = useOpenedSession<DraftState>(
    () => ({ ...opening, merge: mergedState }),
    async (doc, base) => {
      // The texts of a lesson that was removed meanwhile are removed, too.
      const unread = isWhole ? NO_PARTS : await arriving.promise;
      const changes = changesSince(storedAfter(withLessonParts(base.doc, unread)), withLessonParts(doc, unread));
      return {
        doc,
        rev: await saveDraft({ courseId, ownerUid, uid, savedFrom: browserId(), rev: base.rev, ...changes }),
      };
    },
  );
  const [draft] = useState((): FollowedDraft => ({ present: () => editing.state().doc, subscribe: editing.subscribe }));
  const isWhole = useJoinedParts(editing, parts);
  useAutosave(editing);
  const edit: Dispatch<DraftEdit> = useCallback((by) => editing.edit(editDraft(editing.state().doc, by)), [editing]);
  return { editing, draft, edit, isWhole };
}

/** Resolves once something holds of a draft. */
async function until(
  editing: EditSession<DraftState>,
  holds: (state: EditState<DraftState>) => boolean,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => holds(editing.state()) && resolve();
  const stop = editing.subscribe(look);
  look();
  await promise;
  stop();
}

/** Resolves once the server has stored or refused a draft; a new one is saved first. */
export async function whenStored(editing: EditSession<DraftState>): Promise<void> {
  if (editing.state().rev > 0) return;
  void editing.save();
  await until(editing, ({ rev, status }) => rev > 0 || status === 'failed');
}

/** Resolves once the server has every edit of a draft. */
export const whenSaved = (editing: EditSession<DraftState>): Promise<void> =>
  until(editing, (state) => !isUnsaved(state));
