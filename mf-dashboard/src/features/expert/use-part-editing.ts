import type { Outcome } from '@cursiv/shared-data/commands';
import { type EditState, isUnsaved, keptDocument, mergeFields, useEditSession } from '@cursiv/shared-data/edits';
import type { AppErrorCode } from '@cursiv/shared-domain';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { useEffect } from 'react';
import type * as z from 'zod/mini';

/** What a form needs of the edits of its part. */
export interface PartEditing<Part> {
  /** As it stands in the form. */
  values: Part;
  edit: (next: Part) => void;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether the part is stored otherwise than the edits began with. */
  hasConflict: boolean;
  /** Why the last save failed; a conflict is a question, not a failure. */
  failure: AppErrorCode | undefined;
  /** Saves what stands in the form, edited or not, over what is stored. Never rejects. */
  save: () => Promise<Outcome>;
  /** Gives the edits up. */
  drop: () => void;
}

const hasConflict = ({ status, newer }: EditState<unknown>) =>
  status === 'conflict' || (status !== 'saving' && newer !== undefined);

/**
 * Edits of one part of an expert's page. The revision of the page counts the changes of all its parts, so that a part is compared by what it
 * says. `stored` stays the same object until something else is stored.
 */
export function usePartEditing<Part extends object>(
  uid: string,
  place: string,
  schema: z.ZodMiniType<Part>,
  stored: Part,
  save: (part: Part) => Promise<unknown>,
): PartEditing<Part> {
  const { editing, state } = useEditSession<Part>(
    () => ({ stored: { rev: 0, doc: stored }, kept: keptDocument(uid, place, schema), merge: mergeFields }),
    async (doc) => {
      await save(doc);
      return { rev: 0, doc };
    },
  );
  useEffect(() => editing.arrived({ rev: 0, doc: stored }), [editing, stored]);
  useReloadHold(isUnsaved(state), 'unsaved edits');
  return {
    values: state.doc,
    edit: (next) => editing.edit(next),
    isDirty: isUnsaved(state),
    isSaving: state.status === 'saving',
    hasConflict: hasConflict(state),
    failure: state.error === 'conflict' ? undefined : state.error,
    save: () => editing.overwrite(async () => 0),
    drop: () => editing.discard(),
  };
}
