import { newDraftId } from '@cursiv/shared-data';
import { keptOneOf, type Opening } from '@cursiv/shared-data/edits';
import type { DraftState } from '../draft-state.ts';
import { NO_PARTS, withLessonParts } from '../parts/lesson-parts.ts';
import { differing, draftFrom } from './draft-parts.ts';
import { draftSchema } from './draft-schema.ts';
import { keptParts } from './kept-parts.ts';

type Kept = Opening<DraftState>['kept'];

/** Where the edits of one draft wait. */
export interface KeptDraft {
  id: string;
  /** The edits on top of the draft as it is stored. */
  on(stored: DraftState): Kept;
}

/**
 * Where the edits of a draft wait: a new one's as a whole, and of a stored one only the parts that were edited, with what
 * they were based on; everything else is as it is stored.
 */
export function keptDraft(uid: string, courseId: string | undefined): KeptDraft {
  const { id, kept: whole } = keptOneOf<DraftState>(uid, 'course', draftSchema, courseId, newDraftId);
  const parts = keptParts(uid, `course.${id}`);
  const readParts = (stored: DraftState): ReturnType<Kept['read']> => {
    const kept = parts.read();
    if (!kept) return undefined;
    const side = (of: 'now' | 'before') =>
      draftSchema.safeParse(draftFrom(new Map([...kept.parts].map(([name, part]) => [name, part[of]])), stored));
    const doc = side('now');
    const base = side('before');
    return doc.success && base.success ? { doc: doc.data, base: base.data, rev: kept.rev, at: kept.at } : undefined;
  };
  /** Edits that were kept before they were kept in parts, and those of a new course. */
  const readWhole = (stored: DraftState): ReturnType<Kept['read']> => {
    const edits = whole.read();
    if (!edits) return undefined;
    const { doc, base = { ...stored, ...NO_PARTS } } = edits;
    return { ...edits, doc: withLessonParts(doc, stored), base: withLessonParts(base, stored) };
  };
  return {
    id,
    on: (stored: DraftState): Kept => ({
      read: () => readParts(stored) ?? readWhole(stored),
      keep: (edits) => {
        const { doc, rev, at, base = stored } = edits;
        if (rev === 0) return whole.keep(edits);
        whole.clear();
        parts.keep({ parts: differing(doc, base), rev, at });
      },
      clear: () => {
        whole.clear();
        parts.clear();
      },
    }),
  };
}
