import { attemptSchema, type Enrollment, lessonSchema, versionPath } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/**
 * Whether an enrolment has earned its course's certificate: the course is completed, a quiz is passed, and so is every
 * quiz that counts in the version readers have. Lessons done by hand or by watching are the learner's own word, so a
 * course without a quiz gives none.
 */
export async function hasEarned(
  transaction: Pick<DocumentTransaction, 'get' | 'find'>,
  { id, courseId, lessonIds, status }: Enrollment,
  liveVersion: number,
): Promise<boolean> {
  if (status !== 'completed') return false;
  const attempts = await transaction.find({ collection: `enrollments/${id}/attempts`, equals: { status: 'passed' } });
  const passed = new Set(allParsed(attemptSchema, attempts).map(({ lessonId }) => lessonId));
  const open = lessonIds.filter((lessonId) => !passed.has(lessonId));
  const lessons = `${versionPath(courseId, liveVersion)}/lessons`;
  const left = await Promise.all(open.map((lessonId) => transaction.get(`${lessons}/${lessonId}`)));
  return passed.size > 0 && left.every((lesson) => parsed(lessonSchema, lesson)?.type !== 'quiz');
}
