/** The deterministic id that makes a second enrolment of the same person impossible. */
export const enrollmentId = (uid: string, courseId: string) => `${uid}__${courseId}`;

/** Whole per cent of lessons done; 100 only when every lesson is. */
export function progressOf(completed: number, total: number) {
  const done = Math.min(completed, total);
  return { completed: done, total, pct: total === 0 ? 0 : Math.floor((done * 100) / total) };
}
