import { lessonsOf, type ReadableCourse, type ReadableLesson } from '../../../shared/courses/readable-course.ts';

/** Where the learner may go from a lesson. */
export interface LessonWays {
  previous: ReadableLesson | undefined;
  next: ReadableLesson | undefined;
  /** Where somebody goes who has finished this one: the next lesson, after the last one the first that is not done. */
  onwards: ReadableLesson | undefined;
}

/** The ways from a lesson, in the order of the course. A lesson that is no longer in it leads to the first. */
export function waysFrom(course: ReadableCourse, { id }: ReadableLesson, done: ReadonlySet<string>): LessonWays {
  const lessons = lessonsOf(course);
  const place = lessons.findIndex((lesson) => lesson.id === id);
  const next = lessons[place + 1];
  const onwards = next ?? lessons.find((lesson) => lesson.id !== id && !done.has(lesson.id));
  return { previous: lessons[place - 1], next, onwards };
}
