import * as z from 'zod/mini';
import { l10n, l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { CATEGORY_IDS, COURSE_LIMITS, LESSON_TYPES, LEVELS } from './course.ts';
import { COURSE_STATUSES } from './lifecycle.ts';

export const outlineSectionSchema = z.object({
  sectionId: z.string(),
  title: l10nText(COURSE_LIMITS.title),
  lessonIds: z.array(z.string()),
});

/** The published course: `courses/{courseId}`, written by publishing only. */
export const courseSchema = z.object({
  id: z.string(),
  ownerUid: z.string(),
  status: z.enum(COURSE_STATUSES),
  baseLocale: localeSchema,
  /** Languages in which the course is published. */
  locales: z.array(localeSchema),
  title: l10nText(COURSE_LIMITS.title),
  subtitle: l10nText(COURSE_LIMITS.subtitle),
  description: l10nText(COURSE_LIMITS.description),
  outcomes: l10n(z.array(z.string())),
  categoryId: z.enum(CATEGORY_IDS),
  level: z.enum(LEVELS),
  instructors: z.array(z.object({ uid: z.string(), name: z.string() })),
  durationSec: z.number(),
  lessonCount: z.number(),
  outline: z.array(outlineSectionSchema),
  version: z.number(),
  publishedAt: instant,
  ratingAvg: z.number(),
  ratingCount: z.number(),
  enrollmentCount: z.number(),
});

export type Course = z.infer<typeof courseSchema>;

/** A WebVTT file in storage. */
const lessonTrackSchema = z.object({ locale: localeSchema, path: z.string() });

/** A lesson's video in storage, with its captions and chapters; the storage rules check the paths at every read. */
export const lessonVideoSchema = z.object({
  path: z.string(),
  contentType: z.string(),
  captions: z.array(lessonTrackSchema),
  chapters: z.optional(z.array(lessonTrackSchema)),
});

export type LessonVideo = z.infer<typeof lessonVideoSchema>;

/** A lesson of a published course: `courses/{courseId}/lessons/{lessonId}`. */
export const lessonSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(COURSE_LIMITS.lessonTitle),
  freePreview: z.boolean(),
  durationSec: z.number(),
  locales: z.array(localeSchema),
  video: z.optional(lessonVideoSchema),
});

export type Lesson = z.infer<typeof lessonSchema>;

/** A lesson's text in one language, as Markdown without HTML: `courses/{courseId}/bodies/{lessonId}_{locale}`. */
export const lessonBodySchema = z.object({
  lessonId: z.string(),
  locale: localeSchema,
  text: z.string().check(z.maxLength(COURSE_LIMITS.lessonBody)),
});

export type LessonBody = z.infer<typeof lessonBodySchema>;
