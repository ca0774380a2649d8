/** Learners of the courses joined on this page: at least this many, even if an older page says less. */
const learners = new Map<string, number>();

/** Somebody has just joined a course that had this many learners. */
export function noteEnrolled(courseId: string, before: number): void {
  learners.set(courseId, before + 1);
}

/** The number of learners: the served one, plus later changes. */
export const learnersOf = (courseId: string, served: number): number => Math.max(served, learners.get(courseId) ?? 0);
