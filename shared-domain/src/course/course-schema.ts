import * as z from 'zod/mini';
import { categoryIdSchema } from '../category/category-id-schema.ts';
import { l10n, l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { quizSettingsSchema } from '../quiz/question-schema.ts';
import { instant, requiredText } from '../schema.ts';
import { cardWordsSchema } from '../user/public-card.ts';
import { COURSE_LIMITS, LESSON_TYPES, LEVELS } from './course.ts';
import { LESSON_COMPLETIONS } from './lesson-completion.ts';
import { COURSE_STATUSES } from './lifecycle.ts';

export const outlineUnitSchema = z.object({
  sectionId: z.string(),
  title: l10nText(COURSE_LIMITS.title),
  lessonIds: z.array(z.string()),
});

/** Why an administrator suspended a course, in their words; its author reads it. */
export const suspensionSchema = z.object({ note: requiredText(COURSE_LIMITS.reasonNote), locale: localeSchema });

export type Suspension = z.infer<typeof suspensionSchema>;

/** A course's own picture. What it shows is said in words, unless it shows nothing that the title does not say. */
export const courseCoverSchema = z.object({
  path: z.string(),
  alt: l10nText(COURSE_LIMITS.coverAlt),
  isDecorative: z.boolean(),
});
export type CourseCover = z.infer<typeof courseCoverSchema>;

/** The published course: `courses/{courseId}`, written by publishing only. Its `version` names the documents that readers have. */
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
  categoryId: categoryIdSchema,
  level: z.enum(LEVELS),
  /** Whether each lesson waits for the one before it. */
  isSequential: z.optional(z.boolean()),
  /** Without one, a picture is drawn from its subject. */
  cover: z.optional(courseCoverSchema),
  /**
   * Its author, and the verified instructors who have agreed to teach it; `photo` is the path of a portrait, `card` what
   * they say of themselves.
   */
  instructors: z.array(
    z.object({
      uid: z.string(),
      name: z.string(),
      photo: z.optional(z.string()),
      isVerified: z.optional(z.boolean()),
      card: z.optional(cardWordsSchema),
    }),
  ),
  durationSec: z.number(),
  lessonCount: z.number(),
  outline: z.array(outlineUnitSchema),
  version: z.number(),
  publishedAt: instant,
  ratingAvg: z.number(),
  ratingCount: z.number(),
  enrollmentCount: z.number(),
  /** Questions that can be read under each lesson that has some. */
  questionCounts: z.optional(z.record(z.string(), z.number())),
  /** Questions that wait for a teacher. */
  waitingQuestionCount: z.optional(z.number()),
  /** Only while it is suspended. */
  suspension: z.optional(suspensionSchema),
});

export type Course = z.infer<typeof courseSchema>;

/** A WebVTT file in storage. */
const lessonTrackSchema = z.object({ locale: localeSchema, path: z.string() });

/** A lesson's video in storage, with its captions and chapters; the storage rules check the paths at every read. */
export const lessonVideoSchema = z.object({
  path: z.string(),
  contentType: z.string(),
  bytes: z.optional(z.number()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  /** As it was read from the film; the length of a lesson is its author's estimate. */
  durationSec: z.optional(z.number()),
  /** The picture shown until it plays. */
  poster: z.optional(z.string()),
  captions: z.array(lessonTrackSchema),
  chapters: z.optional(z.array(lessonTrackSchema)),
});

export type LessonVideo = z.infer<typeof lessonVideoSchema>;

/** The paths of the pictures in a lesson's texts, which name them by their keys (`picturePath`). */
export const lessonPicturesSchema = z.array(z.string()).check(z.maxLength(COURSE_LIMITS.pictures));

/** A file of a lesson to download; without a language it is for all. Unless it is labelled, it goes by its own name. */
export const lessonFileSchema = z.object({
  path: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  label: l10nText(COURSE_LIMITS.fileLabel),
  locale: z.optional(localeSchema),
});

export type LessonFile = z.infer<typeof lessonFileSchema>;

/** The files of a lesson, in the order in which learners find them. */
export const lessonFilesSchema = z.array(lessonFileSchema).check(z.maxLength(COURSE_LIMITS.lessonFiles));

/** A lesson of a published version: `lessons/{lessonId}` below the version. */
export const lessonSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(COURSE_LIMITS.lessonTitle),
  freePreview: z.boolean(),
  durationSec: z.number(),
  locales: z.array(localeSchema),
  video: z.optional(lessonVideoSchema),
  pictures: z.optional(lessonPicturesSchema),
  files: z.optional(lessonFilesSchema),
  /** Of a quiz; its questions are for those who start an attempt. */
  quiz: z.optional(quizSettingsSchema),
  completion: z.optional(z.enum(LESSON_COMPLETIONS)),
  /** The lesson that is to be done first, in a course that is taken in its order. */
  comesAfter: z.optional(z.string()),
  /** No longer in the outline, and kept for who has progress in it. */
  isRetired: z.optional(z.boolean()),
});

export type Lesson = z.infer<typeof lessonSchema>;

/** The lessons of a version together, so that reading them costs one document: `lessonLists/{part}` below it. */
export const lessonListSchema = z.object({ lessons: z.array(lessonSchema) });

/** A lesson's text in one language, as Markdown without HTML: `bodies/{lessonId}_{locale}` below a version. */
export const lessonBodySchema = z.object({
  lessonId: z.string(),
  locale: localeSchema,
  text: z.string().check(z.maxLength(COURSE_LIMITS.lessonBody)),
});

export type LessonBody = z.infer<typeof lessonBodySchema>;
