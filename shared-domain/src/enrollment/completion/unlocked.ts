import type { Enrollment } from '../enrollment-schema.ts';

/**
 * Whether a lesson's turn has come for a learner: of a course that is taken in its order, the lesson before it is done. What was
 * done once, and a course that was completed, stay open whatever comes into it later.
 */
export const isUnlocked = (
  { id, comesAfter }: { id: string; comesAfter?: string | undefined },
  done: ReadonlySet<string>,
  status: Enrollment['status'],
): boolean => comesAfter === undefined || status === 'completed' || done.has(comesAfter) || done.has(id);
