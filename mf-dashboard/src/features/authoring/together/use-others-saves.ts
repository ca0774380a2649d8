import { getNewerDraft, toAppError, useWatch, type Watch, watchDraft } from '@cursiv/shared-data';
import type { EditSession, Standing } from '@cursiv/shared-data/edits';
import { type CourseDraft, mergeDrafts } from '@cursiv/shared-domain';
import { report } from '@cursiv/shared-platform/shell';
import { useEffect, useMemo } from 'react';
import { keepingCaret } from '../../../shared/keeping-caret.ts';
import type { DraftState } from '../draft/draft-state.ts';
import { newerState } from '../draft/newer-state.ts';

/** What the other authors of a draft do while it is open here. */
export interface Others {
  /** The draft as it is stored now; undefined until it is known, and for a new course. */
  draft: CourseDraft | undefined;
  /** Whether the reader is none of its authors any more. */
  isOver: boolean;
}

const nothing: Watch<undefined> = () => () => undefined;

/** Follows what others save: edits of other paragraphs are taken over, those of the same one wait for a decision. */
export function useOthersSaves(
  courseId: string,
  editing: EditSession<DraftState>,
  saving: Standing<DraftState>,
  /** Whether the draft knows what its lessons say. */
  isWhole: boolean,
): Others {
  const isStored = saving.rev > 0;
  const watched = useWatch<CourseDraft | undefined>(
    useMemo(() => (isStored ? watchDraft(courseId) : nothing), [isStored, courseId]),
  );
  const draft = watched.status === 'ready' ? watched.value : undefined;
  const isOver =
    (watched.status === 'failed' && watched.error.code === 'no-access') ||
    (watched.status === 'ready' && isStored && !draft) ||
    saving.error === 'no-access';
  const { rev, newer, status } = saving;
  const known = newer?.rev ?? rev;
  const isBehind =
    isWhole && status !== 'saving' && !isOver && ((draft?.rev ?? 0) > known || (status === 'conflict' && !newer));
  const latest = draft?.rev;
  useEffect(() => {
    if (!isBehind || latest === 0) return;
    let isWanted = true;
    const { rev: since } = editing.base();
    getNewerDraft(courseId, since).then(
      (found) => {
        if (!isWanted || editing.base().rev !== since) return;
        const { doc } = editing.base();
        follow(editing, { rev: found.draft.rev, doc: newerState(doc, found) });
      },
      (error: unknown) => isWanted && report(toAppError(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [isBehind, latest, courseId, editing]);
  return { draft, isOver };
}

function follow(editing: EditSession<DraftState>, stored: { rev: number; doc: DraftState }): void {
  const base = editing.base().doc;
  keepingCaret(() => {
    editing.arrived(stored);
    const { doc, newer } = editing.state();
    if (newer && mergeDrafts(base, doc, newer.doc).conflicts.length === 0) editing.carryOver();
  });
}
