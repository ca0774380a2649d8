import type { CourseDecision } from '@cursiv/shared-data';
import { type Course, courseLifecycle, type Suspension } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../../shared/bulk/hindrance-of.ts';

/** Where several courses go at once: out of sight of everybody, and back to the catalogue. */
export const COURSE_BULK = ['suspended', 'published'] as const;
type CourseMove = (typeof COURSE_BULK)[number];

/** A question about the chosen courses. */
export interface AskedCourses {
  to: CourseMove;
  lines: readonly BulkLine<Course, StateHindrance>[];
}

/** What will become of each of the chosen courses. One that its author has taken out of the catalogue stays out of it. */
export const previewOf = (chosen: readonly Course[], to: CourseMove): AskedCourses['lines'] =>
  chosen.map((item) => ({
    item,
    hindrance: hindranceOf(item.status, to, {
      decide: true,
      move:
        courseLifecycle.canMove('administrator', item.status, to) &&
        (to === 'suspended' || item.status === 'suspended'),
    }),
  }));

/** Moves one course from the state that was seen. Rejects with AppError. */
export type MoveOne = (seen: Course, decision: CourseDecision) => Promise<void>;

/** What it means for each: the move from the state that was seen, and the way back. `suspension` is why they are suspended. */
export const actOf = (to: CourseMove, suspension: Suspension, move: MoveOne): BulkAct<Course> => ({
  act: (seen) => move(seen, { status: to, ...(to === 'suspended' && { suspension }) }),
  undo: (seen) =>
    move({ ...seen, status: to }, { status: seen.status, ...(seen.suspension && { suspension: seen.suspension }) }),
});
