import {
  AppError,
  CAPTION_LIMITS,
  COURSE_LIMITS,
  cuesText,
  draftLifecycle,
  errorCode,
  glossaryText,
  lessonBodyId,
  outlineText,
  QUIZ_LIMITS,
  questionsText,
  tidied,
} from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../../allowances/spend.ts';
import { transact } from '../../transact.ts';
import { withoutUndefined } from '../../without-undefined.ts';
import { getDraft } from '../get-draft.ts';
import type { DraftSave } from './draft-save.ts';
import { isStored } from './is-stored.ts';

/**
 * Saves a draft with its changed lesson texts and quizzes at once; returns the new revision. Throws AppError: `conflict` when a newer
 * one was saved meanwhile, `invalid` when it is too long. A save whose answer was lost is no conflict with itself.
 */
export async function saveDraft(save: DraftSave): Promise<number> {
  try {
    return await write(save);
  } catch (error) {
    const isBegun = await isBegunElsewhere(save, error);
    if (!isBegun && errorCode(error) !== 'conflict') throw error;
    if (await isStored(save)) return save.rev + 1;
    throw isBegun ? new AppError('conflict', 'begun elsewhere', { cause: error }) : error;
  }
}

/** Another tab goes on with the same new course, and has saved it first: to begin it once more is refused. */
const isBegunElsewhere = async ({ rev, courseId, ownerUid }: DraftSave, error: unknown): Promise<boolean> =>
  rev === 0 && errorCode(error) === 'no-access' && (await getDraft(courseId))?.ownerUid === ownerUid;

const write = ({
  courseId,
  ownerUid,
  uid,
  rev,
  content,
  bodies,
  removedBodies,
  savedFrom = '',
  ...changed
}: DraftSave): Promise<number> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'courseDrafts', courseId);
    const outline = outlineText(content.outline);
    if (outline.length > COURSE_LIMITS.outlineText)
      throw new AppError('invalid', `${reference.path}: the outline is too long`);
    const title = { ro: tidied(content.title.ro ?? ''), en: tidied(content.title.en ?? '') };
    const fields = {
      ...withoutUndefined(content),
      ...(content.glossary && { glossary: glossaryText(content.glossary) }),
      ...{ title, outline, rev: rev + 1, savedFrom, updatedAt: serverTimestamp() },
      saved: { by: uid, rev: rev + 1, ...changed.restored },
    };
    let owner = ownerUid;
    if (rev === 0) {
      const count = await allowanceFor(transaction, ownerUid, 'courseDrafts');
      count(courseId);
      transaction.set(reference, { ...fields, ownerUid, status: draftLifecycle.first, createdAt: serverTimestamp() });
    } else {
      const stored = await transaction.get(reference);
      const present: unknown = stored.get('rev');
      if (present !== rev) throw new AppError('conflict', `courseDrafts/${courseId} has revision ${String(present)}`);
      // The course may have been handed over while it was open.
      owner = String(stored.get('ownerUid'));
      transaction.update(reference, { ...fields, cover: fields.cover ?? deleteField() });
    }
    const signed = { ownerUid: owner, by: uid, rev: rev + 1 };
    for (const body of bodies) {
      transaction.set(doc(reference, 'bodies', lessonBodyId(body.lessonId, body.locale)), {
        ...withoutUndefined(body),
        ...signed,
      });
    }
    for (const id of removedBodies) transaction.delete(doc(reference, 'bodies', id));
    for (const { questions, ...quiz } of changed.quizzes) {
      const text = questionsText(questions);
      if (text.length > QUIZ_LIMITS.questionsText)
        throw new AppError('invalid', `${quiz.lessonId}: the quiz is too long`);
      transaction.set(doc(reference, 'quizKeys', quiz.lessonId), { ...quiz, ...signed, questions: text });
    }
    for (const { cues, ...captions } of changed.captions ?? []) {
      const text = cuesText(cues);
      if (text.length > CAPTION_LIMITS.cuesText)
        throw new AppError('invalid', `${captions.lessonId}: the captions are too long`);
      transaction.set(doc(reference, 'captions', captions.lessonId), { ...captions, ...signed, cues: text });
    }
    for (const id of changed.removedCaptions ?? []) transaction.delete(doc(reference, 'captions', id));
    for (const id of changed.removedQuizzes) transaction.delete(doc(reference, 'quizKeys', id));
    return rev + 1;
  });
