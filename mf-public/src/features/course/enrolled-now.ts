/** Learners of the courses that somebody has joined on this page: at least so many, whatever an older page still says. */
const learners = new Map<string, number>();

/** Somebody has just joined a course that had so many learners. */
export function noteEnrolled(courseId: string, before: number): void {
  learners.set(courseId, before + 1);
}

/** How many learn, by what was served and what has happened since. */
export const learnersOf = (courseId: string, served: number): number => Math.max(served, learners.get(courseId) ?? 0);
