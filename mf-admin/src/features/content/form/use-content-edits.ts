import { useOptionalUser } from '@cursiv/shared-auth';
import { changeContent } from '@cursiv/shared-data';
import { isUnsaved, keptDocument, mergeFields, type Stored, useEditSession } from '@cursiv/shared-data/edits';
import { type ContentKey, type ContentValues, isAppError } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { useContentT } from '../messages/messages.ts';

/** How a value is edited: as what the fields hold. */
export interface Editing<Key extends ContentKey, Fields> {
  key: Key;
  /** The same object until another value is stored. */
  stored: Stored<Fields>;
  schema: z.ZodMiniType<Fields>;
  toValue: (fields: Fields) => ContentValues[Key];
}

const REASONS = ['texts-only', 'not-published', 'category-gone', 'legal-before', 'legal-far', 'mail-text'] as const;
type Reason = (typeof REASONS)[number];

/** One person's edits of what the site says: kept over reloads, and saved over nobody's newer version. */
export function useContentEdits<Key extends ContentKey, Fields extends object>(edited: Editing<Key, Fields>) {
  const { key, stored, schema, toValue } = edited;
  const t = useContentT();
  const uid = useOptionalUser()?.id;
  const [reason, setReason] = useState<Reason>();
  const { editing, state } = useEditSession<Fields>(
    () => ({ stored, kept: keptDocument(uid, `content:${key}`, schema), merge: mergeFields }),
    async (doc, { rev }) => ({ doc, rev: await changeContent(key, rev, toValue(doc)) }),
  );
  useEffect(() => editing.arrived(stored), [editing, stored]);
  const save = async () => {
    setReason(undefined);
    const outcome = await editing.save();
    if (outcome.status === 'done') toast(t('saved'), { tone: 'success' });
    if (outcome.status === 'failed' && isAppError(outcome.error)) {
      const told = outcome.error.reason;
      setReason(REASONS.find((known) => known === told));
    }
  };
  return {
    state,
    isUnsaved: isUnsaved(state),
    edit: (fields: Fields) => editing.edit(fields),
    save,
    reason,
    /** What the edits began with. */
    base: () => editing.base().doc,
    discard: () => editing.discard(),
    carryOver: () => editing.carryOver(),
  };
}

export type ContentEdits<Fields extends object> = Pick<
  ReturnType<typeof useContentEdits<ContentKey, Fields>>,
  'state' | 'isUnsaved' | 'edit' | 'save' | 'reason' | 'base' | 'discard' | 'carryOver'
>;
