import { courseSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { questionsOf } from '../places.ts';

/** Brings the course's number of questions under some lessons, and of those that wait, up to date. */
export async function countQuestions(
  store: DocumentStore,
  courseId: string,
  lessonIds: readonly string[],
): Promise<void> {
  const [collection, status] = [questionsOf(courseId), 'published'];
  const waitingQuestionCount = await store.count({ collection, equals: { status, isWaiting: true } });
  const counted = await Promise.all(
    lessonIds.map(async (lessonId) => [lessonId, await store.count({ collection, equals: { status, lessonId } })]),
  );
  await store.transact(async (transaction) => {
    const path = `courses/${courseId}`;
    const course = parsed(courseSchema, await transaction.get(path));
    if (!course) return;
    const questionCounts = { ...course.questionCounts, ...Object.fromEntries(counted) };
    transaction.update(path, { questionCounts, waitingQuestionCount });
  });
}
