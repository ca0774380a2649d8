import {
  type Course,
  categoryIdSchema,
  courseCoverSchema,
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

/** What lists and searches need of a published course, in its published languages. */
export const courseEntrySchema = z.object({
  id: z.string(),
  title: line,
  subtitle: line,
  baseLocale: localeSchema,
  locales: z.array(localeSchema),
  categoryId: categoryIdSchema,
  level: z.enum(LEVELS),
  durationSec: z.number(),
  lessonCount: z.number(),
  cover: z.optional(courseCoverSchema),
  instructors: z.array(z.object({ uid: z.string(), name: z.string() })),
  ratingAvg: z.number(),
  ratingCount: z.number(),
  /** Two significant digits: enough for sorting, and they rarely cause a write. */
  enrollmentCount: z.number(),
  hasFreePreview: z.boolean(),
  /** ISO 8601 */
  publishedAt: z.string(),
  lessons: z.array(z.object({ id: z.string(), title: line })),
});
export type CourseEntry = z.infer<typeof courseEntrySchema>;

/** What lists and searches need of a published resource, without its content. */
export const resourceEntrySchema = z.object({
  id: z.string(),
  title: line,
  summary: line,
  kind: z.enum(RESOURCE_KINDS),
  access: z.enum(RESOURCE_ACCESS),
  locales: z.array(localeSchema),
  categoryId: categoryIdSchema,
  /** ISO 8601 */
  updatedAt: z.string(),
});
export type ResourceEntry = z.infer<typeof resourceEntrySchema>;

/** What a search needs of a listed expert. */
export const expertEntrySchema = z.object({
  id: z.string(),
  displayName: z.string(),
  headline: line,
  photo: z.optional(z.string()),
  topics: l10n(z.array(z.string())),
});
export type ExpertEntry = z.infer<typeof expertEntrySchema>;

export type Entry = CourseEntry | ResourceEntry | ExpertEntry;

/** The entry of a course; undefined unless it is published. */
export const courseEntry = (course: Course, lessons: readonly Lesson[]): CourseEntry | undefined =>
  course.status === 'published' ? courseEntryOf(course, lessons) : undefined;

/** The entry of a published course. */
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
    ...(course.cover && { cover: course.cover }),
    instructors: course.instructors.map(({ uid, name }) => ({ uid, name })),
    ratingAvg: course.ratingAvg,
    ratingCount: course.ratingCount,
    enrollmentCount: Number(course.enrollmentCount.toPrecision(2)),
    hasFreePreview: inOrder.some(({ freePreview }) => freePreview),
    publishedAt: course.publishedAt.toISOString(),
    lessons: inOrder.map((lesson) => ({ id: lesson.id, title: inLocales(lesson.title, locales) })),
  };
}

/** The entry of a resource; undefined unless it is published. */
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

/** The entry of an expert; undefined unless they are listed. */
export function expertEntry(expert: Expert): ExpertEntry | undefined {
  if (expert.status !== 'listed') return undefined;
  const { id, displayName, headline, topics, photo } = expert;
  return { id, displayName, headline, topics, ...(photo && { photo }) };
}
