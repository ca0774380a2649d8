import type { Enrollment } from '@cursiv/shared-domain';
import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../readable-course.ts';

/** How long the lessons take that count for a learner and are not done, in seconds. */
export const secondsLeft = (
  course: ReadableCourse,
  { lessonIds }: Pick<Enrollment, 'lessonIds'>,
  done: ReadonlySet<string>,
): number =>
  lessonsOf(course)
    .filter(({ id }) => lessonIds.includes(id) && !done.has(id))
    .reduce((sum, { durationSec }) => sum + durationSec, 0);

/** The lesson to go on with: the last one, unless it is done or its turn has not come; the first when all are done. */
export function lessonToGoOnWith(
  course: ReadableCourse,
  { last }: Pick<Enrollment, 'last'>,
  done: ReadonlySet<string>,
  isOpen: (lesson: ReadableLesson) => boolean,
): ReadableLesson | undefined {
  const lessons = lessonsOf(course);
  const ahead = lessons.filter((lesson) => !done.has(lesson.id) && isOpen(lesson));
  return ahead.find(({ id }) => id === last?.lessonId) ?? ahead[0] ?? lessons[0];
}
