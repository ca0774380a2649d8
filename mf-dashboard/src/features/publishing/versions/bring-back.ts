import {
  getDraftBodies,
  getDraftCaptions,
  getDraftQuizzes,
  getVersionBodies,
  getVersionCaptions,
  getVersionQuizzes,
  offeredCategory,
  saveDraft,
} from '@cursiv/shared-data';
import {
  type CourseDraft,
  type CourseVersion,
  draftContent,
  type LessonBody,
  lessonBodyId,
} from '@cursiv/shared-domain';

const idOf = ({ lessonId, locale }: LessonBody) => lessonBodyId(lessonId, locale);

/** Makes the draft say what a version said, in the languages that the version had; it stays in its category where the version's is not offered. Throws AppError. */
export async function bringBack(
  { id, ownerUid, rev, categoryId }: CourseDraft,
  version: CourseVersion,
  uid: string,
): Promise<void> {
  const [bodies, quizzes, captions, bodiesThen, quizzesThen, captionsThen] = await Promise.all([
    getDraftBodies(id, ownerUid),
    getDraftQuizzes(id, ownerUid),
    getDraftCaptions(id, ownerUid),
    getVersionBodies(id, version.version),
    getVersionQuizzes(id, version.version),
    getVersionCaptions(id, version.version),
  ]);
  const present = new Map(bodies.map((body) => [idOf(body), body.text]));
  // What a version keeps for learners alone is not part of the draft.
  const isIn = ({ lessonId }: { lessonId: string }) => version.lessonIds.includes(lessonId);
  const texts = bodiesThen.filter(isIn);
  const keys = quizzesThen.filter(isIn);
  const wanted = new Set(texts.map(idOf));
  const asked = new Set(keys.map(({ lessonId }) => lessonId));
  const captioned = new Set(captionsThen.filter(isIn).map(({ lessonId }) => lessonId));
  const offered = await offeredCategory(version.categoryId, version.baseLocale);
  const content = draftContent(version);
  await saveDraft({
    ...{ courseId: id, ownerUid, uid, rev },
    content: offered === content.categoryId ? content : { ...content, categoryId },
    bodies: [
      ...texts.filter((body) => present.get(idOf(body)) !== body.text),
      ...bodies
        .filter((body) => isIn(body) && !wanted.has(idOf(body)))
        .map(({ lessonId, locale }) => ({ lessonId, locale, text: '' })),
    ],
    removedBodies: bodies.filter((body) => !isIn(body)).map(idOf),
    quizzes: [
      ...keys,
      ...quizzes
        .filter((quiz) => isIn(quiz) && !asked.has(quiz.lessonId))
        .map(({ lessonId }) => ({ lessonId, questions: [] })),
    ],
    removedQuizzes: quizzes.filter((quiz) => !isIn(quiz)).map(({ lessonId }) => lessonId),
    captions: captionsThen.filter(isIn),
    removedCaptions: captions.map(({ lessonId }) => lessonId).filter((lessonId) => !captioned.has(lessonId)),
  });
}
