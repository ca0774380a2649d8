import type { EnrolledCourse, Enrollment } from '@cursiv/shared-domain';

/** The lesson to continue with: the learner's last one, else the first; undefined in a course without lessons. */
export function lessonToContinue(
  { lessonIds }: Pick<EnrolledCourse, 'lessonIds'>,
  enrollment: Pick<Enrollment, 'last'>,
): string | undefined {
  const last = enrollment.last?.lessonId;
  return last !== undefined && lessonIds.includes(last) ? last : lessonIds[0];
}
