import type { DocumentSource } from '../../store/document-source.ts';

/** Enrolments of people who learn in a course or have finished it; who has left counts no more. */
const COUNTED = ['active', 'completed'] as const;

/** How many people learn in a course. */
export async function countLearners(source: DocumentSource, courseId: string): Promise<number> {
  const counts = await Promise.all(
    COUNTED.map((status) => source.count({ collection: 'enrollments', equals: { courseId, status } })),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether a change of an enrolment changes the count: someone came, left, or came back. */
export const isCounted = (enrollment: Record<string, unknown> | undefined): boolean =>
  COUNTED.some((status) => status === enrollment?.status);
