import * as z from 'zod/mini';
import { categoryIdSchema } from '../category/category-id-schema.ts';
import { COURSE_LIMITS } from '../course/course.ts';
import type { Course, Lesson } from '../course/course-schema.ts';
import { courseCoverSchema } from '../course/course-schema.ts';
import { COURSE_STATUSES, type CourseStatus } from '../course/lifecycle.ts';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';

/** What a learner's list shows of a course; functions keep it in the enrolment, so that the list reads nothing else. */
export const enrolledCourseSchema = z.object({
  version: z.number(),
  status: z.enum(COURSE_STATUSES),
  baseLocale: localeSchema,
  title: l10nText(COURSE_LIMITS.title),
  categoryId: categoryIdSchema,
  cover: z.optional(courseCoverSchema),
  /** In the order of its outline. */
  lessonIds: z.array(z.string()),
  /** By their ids, so that the next lesson is named at once; absent where they are long together. */
  lessonTitles: z.optional(z.record(z.string(), l10nText(COURSE_LIMITS.lessonTitle))),
});

export type EnrolledCourse = z.infer<typeof enrolledCourseSchema>;

/** The states in which a course is open to all its learners. */
const OPEN: readonly CourseStatus[] = ['published', 'unlisted', 'archived'];

/** The most characters of titles that an enrolment carries: it is sent again with every position that is saved. */
const MOST_TITLES = 8_000;

/** What enrolments say of a course with the lessons of its version; null while it is closed to its learners. */
export function enrolledCourseOf(course: Course, lessons: readonly Lesson[]): EnrolledCourse | null {
  if (!OPEN.includes(course.status)) return null;
  const listed = listedCourse(course);
  const present = new Set(listed.lessonIds);
  const titles = lessons.filter(({ id }) => present.has(id)).map(({ id, title }) => [id, title] as const);
  const isShort = JSON.stringify(titles).length <= MOST_TITLES;
  return { ...listed, ...(titles.length > 0 && isShort && { lessonTitles: Object.fromEntries(titles) }) };
}

/** A course as a learner's list shows it. */
export const listedCourse = ({
  version,
  status,
  baseLocale,
  title,
  categoryId,
  cover,
  outline,
}: Course): EnrolledCourse => ({
  ...{ version, status, baseLocale, title, categoryId },
  ...(cover && { cover }),
  lessonIds: outline.flatMap(({ lessonIds }) => lessonIds),
});
