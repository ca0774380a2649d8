import { keptDocument, mergeFields, type Stored, useAutosave, useEditSession } from '@cursiv/shared-data/edits';
import { mergeWords, type Settlement } from '@cursiv/shared-domain';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { keepingCaret } from '../../../../shared/keeping-caret.ts';

type Opened<Words> = {
  uid: string;
  /** Where unsaved edits wait. */
  place: string;
  schema: z.ZodMiniType<Words>;
  stored: Stored<Words>;
  save: (words: Words, rev: number) => Promise<number>;
};

/**
 * Notes that save themselves and that somebody else may be writing too: edits of different paragraphs are joined, those of the same
 * one wait for a decision.
 */
export function useJoinedNotes<Words extends Record<string, string>>({
  uid,
  place,
  schema,
  stored,
  save,
}: Opened<Words>) {
  const { editing, state } = useEditSession<Words>(
    () => ({ stored, kept: keptDocument(uid, place, schema), merge: mergeFields }),
    async (doc, { rev }) => ({ doc, rev: await save(doc, rev) }),
  );
  useAutosave(editing);
  // Whoever leaves between two words does not wait for the pause.
  useEffect(() => () => void editing.save(), [editing]);
  const { status, newer, doc } = state;
  useEffect(() => {
    if (status !== 'saving' && stored.rev > editing.base().rev) keepingCaret(() => editing.arrived(stored));
  }, [editing, stored, status]);
  const joined = newer && status !== 'saving' ? mergeWords(editing.base().doc, doc, newer.doc) : undefined;
  useEffect(() => {
    if (joined) keepingCaret(() => editing.rebase(joined));
  });
  const settle = (settlement: Settlement) => {
    const settled = newer && mergeWords(editing.base().doc, doc, newer.doc, settlement);
    if (settled) editing.rebase(settled);
  };
  return {
    words: doc,
    state,
    edit: (words: Words) => editing.edit(words),
    /** What somebody else wrote in the same paragraph. */
    theirs: newer && !joined ? newer.doc : undefined,
    settle,
  };
}
