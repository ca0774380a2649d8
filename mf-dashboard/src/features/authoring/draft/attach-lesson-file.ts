import { getDraft, saveDraft } from '@cursiv/shared-data';
import { keptDocument } from '@cursiv/shared-data/edits';
import { type CourseDraft, draftContent, errorCode, isAppError } from '@cursiv/shared-domain';
import type { Attached, FinishedUpload } from '@cursiv/shared-platform';
import * as z from 'zod/mini';
import { factsOf, partOfUpload, withFile } from './lesson-files.ts';
import { changeLesson } from './outline-edits.ts';

/** Whether this browser has unsaved edits of a draft: its editor takes the file when it is opened, so that they do not conflict. */
const hasEdits = (uid: string, courseId: string) =>
  keptDocument(uid, `course.${courseId}`, z.unknown()).read() !== undefined;

/** A draft that the person may edit; undefined when there is none any more. */
async function draftOf(courseId: string): Promise<CourseDraft | undefined> {
  try {
    return await getDraft(courseId);
  } catch (error) {
    if (errorCode(error) === 'no-access') return undefined;
    throw error;
  }
}

/** Puts a stored file into its lesson while nobody has the draft open. */
export async function attachLessonFile({ uid, to, stored }: FinishedUpload): Promise<Attached> {
  const { courseId, lessonId, part } = partOfUpload(to.name);
  if (hasEdits(uid, courseId)) return 'later';
  try {
    const draft = await draftOf(courseId);
    if (!draft) return 'gone';
    const content = draftContent(draft);
    const lesson = content.outline.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
    if (!lesson) return 'gone';
    const outline = changeLesson(content.outline, lessonId, (present) =>
      withFile(present, part, stored, factsOf(to.about)),
    );
    const unchanged = { bodies: [], removedBodies: [], quizzes: [], removedQuizzes: [] };
    await saveDraft({
      courseId,
      uid,
      ownerUid: draft.ownerUid,
      rev: draft.rev,
      content: { ...content, outline },
      ...unchanged,
    });
    return 'placed';
  } catch (error) {
    // The draft is saved elsewhere at this moment, is with a reviewer, or cannot be reached.
    if (isAppError(error)) return 'later';
    throw error;
  }
}
