import {
  AppError,
  COURSE_LIMITS,
  type CourseDraftContent,
  type LessonBody,
  lessonBodyId,
  outlineText,
  tidied,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** One save of a draft. */
export interface DraftSave {
  courseId: string;
  ownerUid: string;
  /** The revision that the edits are based on; 0 for a course that was never saved. */
  rev: number;
  content: CourseDraftContent;
  /** Lesson texts that changed. */
  bodies: LessonBody[];
  /** Ids of the text documents whose lessons were removed. */
  removedBodies: string[];
}

/**
 * Saves a draft together with its changed lesson texts; returns the new revision. Throws AppError: `conflict` when a
 * newer one was saved in the meantime, `invalid` when it is too long.
 */
export const saveDraft = ({ courseId, ownerUid, rev, content, bodies, removedBodies }: DraftSave): Promise<number> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'courseDrafts', courseId);
    const outline = outlineText(content.outline);
    if (outline.length > COURSE_LIMITS.outlineText)
      throw new AppError('invalid', `${reference.path}: the outline is too long`);
    const title = { ro: tidied(content.title.ro ?? ''), en: tidied(content.title.en ?? '') };
    const fields = { ...withoutUndefined(content), title, outline, rev: rev + 1, updatedAt: serverTimestamp() };
    if (rev === 0) {
      const count = await allowanceFor(transaction, ownerUid, 'courseDrafts');
      count(courseId);
      transaction.set(reference, { ...fields, ownerUid, status: 'draft', createdAt: serverTimestamp() });
    } else {
      const stored: unknown = (await transaction.get(reference)).get('rev');
      if (stored !== rev) throw new AppError('conflict', `courseDrafts/${courseId} has revision ${String(stored)}`);
      transaction.update(reference, fields);
    }
    for (const body of bodies) {
      transaction.set(doc(reference, 'bodies', lessonBodyId(body.lessonId, body.locale)), { ...body, ownerUid });
    }
    for (const id of removedBodies) transaction.delete(doc(reference, 'bodies', id));
    return rev + 1;
  });
