import { lifecycleOf } from '../../lifecycle.ts';

export const INSTRUCTOR_STATUSES = ['invited', 'accepted', 'declined', 'removed'] as const;

export type InstructorStatus = (typeof INSTRUCTOR_STATUSES)[number];

/**
 * Whether somebody teaches a course: its author names them, they agree, and either side ends it. Whoever has said no
 * is not asked again; they alone change their mind.
 */
export const instructorLifecycle = lifecycleOf(INSTRUCTOR_STATUSES, 'invited', {
  author: {
    starts: true,
    moves: { invited: ['removed'], accepted: ['removed'], removed: ['invited'] },
  },
  instructor: {
    moves: { invited: ['accepted', 'declined'], accepted: ['declined'], declined: ['accepted'] },
  },
});
