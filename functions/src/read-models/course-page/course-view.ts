import { gunzipSync, gzipSync } from 'node:zlib';
import { courseSchema, instant, LESSON_TYPES, l10nText, localeSchema, reviewReplySchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { resourceEntrySchema } from '../catalogue/entries.ts';

const reviewLineSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.number(),
  text: z.string(),
  locale: localeSchema,
  createdAt: instant,
  updatedAt: instant,
  reply: z.optional(reviewReplySchema),
});
export type ReviewView = z.infer<typeof reviewLineSchema>;

const lessonViewSchema = z.object({
  id: z.string(),
  type: z.enum(LESSON_TYPES),
  title: l10nText(500),
  durationSec: z.number(),
  freePreview: z.boolean(),
});
export type LessonView = z.infer<typeof lessonViewSchema>;

/** Everything a published course's page shows, in its published languages: nothing of what its lessons hold. */
const courseViewSchema = z.object({
  course: courseSchema,
  lessons: z.array(lessonViewSchema),
  resources: z.array(resourceEntrySchema),
  reviews: z.object({
    /** How many gave 1, 2, 3, 4 and 5 stars. */
    counts: z.array(z.number()),
    newest: z.array(reviewLineSchema),
  }),
});
export type CourseView = z.infer<typeof courseViewSchema>;

/** Where a course's page is kept, so that one read shows it. */
export const courseViewPath = (courseId: string) => `courseViews/${courseId}`;

/** The stored form; a course that is not published leaves an empty document, which says so in one read. */
export const packCourseView = (view: CourseView | undefined): Record<string, unknown> =>
  view ? { bytes: gzipSync(JSON.stringify(view)) } : {};

/** Throws when the bytes are not a view's. */
export const unpackCourseView = (bytes: Uint8Array): CourseView =>
  z.parse(courseViewSchema, JSON.parse(gunzipSync(bytes).toString('utf8')));
