import {
  CATEGORY_IDS,
  type Course,
  type Expert,
  LEVELS,
  type Lesson,
  l10n,
  l10nText,
  localeSchema,
  RESOURCE_ACCESS,
  RESOURCE_KINDS,
  type Resource,
} from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { inLocales } from '../in-locales.ts';

const line = l10nText(500);

/** What lists and searches know of a published course, in its published languages. */
export const courseEntrySchema = z.object({
  id: z.string(),
  title: line,
  subtitle: line,
  baseLocale: localeSchema,
  locales: z.array(localeSchema),
  categoryId: z.enum(CATEGORY_IDS),
  level: z.enum(LEVELS),
  durationSec: z.number(),
  lessonCount: z.number(),
  instructors: z.array(z.object({ uid: z.string(), name: z.string() })),
  ratingAvg: z.number(),
  ratingCount: z.number(),
  /** Two significant digits: enough to sort by, and seldom a reason to write. */
  enrollmentCount: z.number(),
  hasFreePreview: z.boolean(),
  /** ISO 8601 */
  publishedAt: z.string(),
  lessons: z.array(z.object({ id: z.string(), title: line })),
});
export type CourseEntry = z.infer<typeof courseEntrySchema>;

/** What lists and searches know of a published resource: nothing of what it holds. */
export const resourceEntrySchema = z.object({
  id: z.string(),
  title: line,
  summary: line,
  kind: z.enum(RESOURCE_KINDS),
  access: z.enum(RESOURCE_ACCESS),
  locales: z.array(localeSchema),
  categoryId: z.enum(CATEGORY_IDS),
  /** ISO 8601 */
  updatedAt: z.string(),
});
export type ResourceEntry = z.infer<typeof resourceEntrySchema>;

/** What a search knows of a listed expert. */
export const expertEntrySchema = z.object({
  id: z.string(),
  displayName: z.string(),
  headline: line,
  topics: l10n(z.array(z.string())),
});
export type ExpertEntry = z.infer<typeof expertEntrySchema>;

export type Entry = CourseEntry | ResourceEntry | ExpertEntry;

/** The course as lists show it; undefined while it is not published. */
export const courseEntry = (course: Course, lessons: readonly Lesson[]): CourseEntry | undefined =>
  course.status === 'published' ? courseEntryOf(course, lessons) : undefined;

/** The entry of a course that is known to be published. */
export function courseEntryOf(
  course: Course,
  lessons: readonly Pick<Lesson, 'id' | 'title' | 'freePreview'>[],
): CourseEntry {
  const { id, baseLocale, locales, categoryId, level, durationSec, lessonCount } = course;
  const order = course.outline.flatMap(({ lessonIds }) => lessonIds);
  const inOrder = order.flatMap((lessonId) => lessons.find((lesson) => lesson.id === lessonId) ?? []);
  return {
    id,
    title: inLocales(course.title, locales),
    subtitle: inLocales(course.subtitle, locales),
    baseLocale,
    locales,
    categoryId,
    level,
    durationSec,
    lessonCount,
    instructors: course.instructors.map(({ uid, name }) => ({ uid, name })),
    ratingAvg: course.ratingAvg,
    ratingCount: course.ratingCount,
    enrollmentCount: Number(course.enrollmentCount.toPrecision(2)),
    hasFreePreview: inOrder.some(({ freePreview }) => freePreview),
    publishedAt: course.publishedAt.toISOString(),
    lessons: inOrder.map((lesson) => ({ id: lesson.id, title: inLocales(lesson.title, locales) })),
  };
}

/** The resource as lists show it; undefined while it is not published. */
export function resourceEntry(resource: Resource): ResourceEntry | undefined {
  if (resource.status !== 'published') return undefined;
  const { id, kind, access, locales, categoryId } = resource;
  return {
    id,
    title: inLocales(resource.title, locales),
    summary: inLocales(resource.summary, locales),
    kind,
    access,
    locales,
    categoryId,
    updatedAt: resource.updatedAt.toISOString(),
  };
}

/** The expert as a search shows them; undefined while they are not listed. */
export function expertEntry(expert: Expert): ExpertEntry | undefined {
  if (expert.status !== 'listed') return undefined;
  const { id, displayName, headline, topics } = expert;
  return { id, displayName, headline, topics };
}
