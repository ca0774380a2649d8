import { lifecycleOf } from '../lifecycle.ts';

export const ENROLLMENT_STATUSES = ['active', 'completed', 'withdrawn', 'expired', 'suspended'] as const;

export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];

/** The states in which somebody takes a course, or comes back to one they have done. */
export const LEARNING_STATUSES = ['active', 'completed'] as const satisfies readonly EnrollmentStatus[];

/** Who moves an enrolment: its learner alone. A course that was completed stays so. */
export const enrollmentLifecycle = lifecycleOf(ENROLLMENT_STATUSES, 'active', {
  learner: {
    starts: true,
    edits: LEARNING_STATUSES,
    moves: { active: ['completed', 'withdrawn'], withdrawn: ['active', 'completed'] },
  },
});

/** Whether an enrolment opens its course to its owner. */
export const isLearning = (status: unknown): boolean => LEARNING_STATUSES.some((learning) => learning === status);
