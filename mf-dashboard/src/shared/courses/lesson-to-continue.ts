import type { Course, Enrollment } from '@cursiv/shared-domain';

/** The lesson to continue with: the learner's last one, else the first; undefined in a course without lessons. */
export function lessonToContinue(
  course: Pick<Course, 'outline'>,
  enrollment: Pick<Enrollment, 'last'>,
): string | undefined {
  const lessonIds = course.outline.flatMap((unit) => unit.lessonIds);
  const last = enrollment.last?.lessonId;
  return last !== undefined && lessonIds.includes(last) ? last : lessonIds[0];
}
