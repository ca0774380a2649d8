import type { InstructorStatus } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/**
 * Names a verified instructor for a course of one's own; nothing shows until they agree. Throws AppError: `not-found`
 * when no verified instructor has the address, `invalid` for one's own, `conflict` when they are named or said no.
 */
export const nameInstructor = (courseId: string, email: string): Promise<{ uid: string }> =>
  callFunction('nameInstructor', { courseId, email });

/** Agrees to teach a course, declines, leaves it, or removes somebody from it. Throws AppError. */
export const moveInstructor = async (courseId: string, uid: string, to: InstructorStatus): Promise<void> => {
  await callFunction('moveInstructor', { courseId, uid, to });
};
