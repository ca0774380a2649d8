import { isLearning, LEARNING_STATUSES } from '@cursiv/shared-domain';
import type { DocumentSource } from '../../store/document-source.ts';

/** How many people learn in a course or have finished it; people who left do not count. */
export async function countLearners(source: DocumentSource, courseId: string): Promise<number> {
  const counts = await Promise.all(
    LEARNING_STATUSES.map((status) => source.count({ collection: 'enrollments', equals: { courseId, status } })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether a change of an enrolment changes the count: a person joined, left or came back. */
export const isCounted = (enrollment: Record<string, unknown> | undefined): boolean => isLearning(enrollment?.status);
