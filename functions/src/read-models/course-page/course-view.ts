import { gunzipSync, gzipSync } from 'node:zlib';
import { courseSchema, instant, LESSON_TYPES, l10nText, localeSchema, reviewReplySchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { resourceEntrySchema } from '../catalogue/entries.ts';

const reviewViewSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.number(),
  text: z.string(),
  locale: localeSchema,
  createdAt: instant,
  updatedAt: instant,
  reply: z.optional(reviewReplySchema),
});
export type ReviewView = z.infer<typeof reviewViewSchema>;

const lessonViewSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(500),
  durationSec: z.number(),
  freePreview: z.boolean(),
});
export type LessonView = z.infer<typeof lessonViewSchema>;

/** Everything that a published course's page shows, in its published languages; nothing of the lessons' content. */
const courseViewSchema = z.object({
  course: courseSchema,
  lessons: z.array(lessonViewSchema),
  resources: z.array(resourceEntrySchema),
  reviews: z.object({
    /** How many people gave 1, 2, 3, 4 and 5 stars. */
    counts: z.array(z.number()),
    newest: z.array(reviewViewSchema),
  }),
});
export type CourseView = z.infer<typeof courseViewSchema>;

/** The document with a course's page, which one read shows. */
export const courseViewPath = (courseId: string) => `courseViews/${courseId}`;

/** The stored form; an unpublished course has an empty document, which one read shows too. */
export const packCourseView = (view: CourseView | undefined): Record<string, unknown> =>
  view ? { bytes: gzipSync(JSON.stringify(view)) } : {};

/** Throws when the bytes are not a view's. */
export const unpackCourseView = (bytes: Uint8Array): CourseView =>
  z.parse(courseViewSchema, JSON.parse(gunzipSync(bytes).toString('utf8')));
