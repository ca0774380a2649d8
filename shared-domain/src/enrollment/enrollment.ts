export const ENROLLMENT_STATUSES = ['active', 'completed', 'withdrawn', 'expired', 'suspended'] as const;

/** A deterministic id, which makes a second enrolment of the same person impossible. */
export const enrollmentId = (uid: string, courseId: string) => `${uid}__${courseId}`;

/** Whole per cent of finished lessons; 100 only when every lesson is done. */
export function progressOf(completed: number, total: number) {
  const done = Math.min(completed, total);
  return { completed: done, total, pct: total === 0 ? 0 : Math.floor((done * 100) / total) };
}
