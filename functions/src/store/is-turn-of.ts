import { enrollmentSchema, isUnlocked, type Lesson, lessonProgressSchema } from '@cursiv/shared-domain';
import type { DocumentSource } from './document-source.ts';
import { parsed } from './parsed.ts';

/** Whether a learner has come to a lesson: in a course that is taken in its order, the one before it is done. */
export async function isTurnOf(
  source: Pick<DocumentSource, 'get'>,
  enrollmentPath: string,
  lesson: Lesson,
): Promise<boolean> {
  if (lesson.comesAfter === undefined) return true;
  const enrollment = parsed(enrollmentSchema, await source.get(enrollmentPath));
  if (!enrollment) return false;
  const states = await Promise.all(
    [lesson.comesAfter, lesson.id].map(async (lessonId) =>
      parsed(lessonProgressSchema, await source.get(`${enrollmentPath}/lessonProgress/${lessonId}`)),
    ),
  );
  const done = states.flatMap((progress) => (progress?.state === 'completed' ? [progress.lessonId] : []));
  return isUnlocked(lesson, new Set(done), enrollment.status);
}
