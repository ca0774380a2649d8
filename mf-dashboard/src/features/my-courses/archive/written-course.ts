import {
  getDraft,
  getDraftBodies,
  getDraftCaptions,
  getDraftQuizzes,
  offeredCategory,
  saveDraft,
} from '@cursiv/shared-data';
import { AppError, type ArchivedCourse, draftContent, LOCALES, lessonBodyId } from '@cursiv/shared-domain';

/** All that an author has written of a course. Throws AppError. */
export async function loadWritten(courseId: string, ownerUid: string): Promise<ArchivedCourse> {
  const draft = await getDraft(courseId);
  if (!draft) throw new AppError('not-found');
  const [bodies, keys, captions] = await Promise.all([
    getDraftBodies(courseId, ownerUid),
    getDraftQuizzes(courseId, ownerUid),
    getDraftCaptions(courseId, ownerUid),
  ]);
  return {
    content: draftContent(draft),
    texts: Object.fromEntries(bodies.map(({ lessonId, locale, text }) => [lessonBodyId(lessonId, locale), text])),
    quizzes: Object.fromEntries(keys.map(({ lessonId, questions }) => [lessonId, questions])),
    captions: Object.fromEntries(captions.map(({ lessonId, cues }) => [lessonId, cues])),
  };
}

/** Stores a course as a new draft, whole or not at all; in another category where its own is not offered. Throws AppError. */
export async function storeAsDraft(
  uid: string,
  courseId: string,
  { content, texts, quizzes, captions }: ArchivedCourse,
): Promise<void> {
  const lessonIds = content.outline.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const categoryId = await offeredCategory(content.categoryId, content.baseLocale);
  const draft = { ...content, categoryId };
  await saveDraft({
    ...{ courseId, ownerUid: uid, uid, rev: 0, content: draft, removedBodies: [], removedQuizzes: [] },
    bodies: lessonIds.flatMap((lessonId) =>
      LOCALES.flatMap((locale) => {
        const text = texts[lessonBodyId(lessonId, locale)];
        return text ? [{ lessonId, locale, text }] : [];
      }),
    ),
    quizzes: lessonIds.flatMap((lessonId) => {
      const questions = quizzes[lessonId];
      return questions?.length ? [{ lessonId, questions }] : [];
    }),
    captions: lessonIds.flatMap((lessonId) => {
      const cues = captions[lessonId];
      return cues?.length ? [{ lessonId, cues }] : [];
    }),
  });
}
