import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { enrolledCourseSchema } from './enrolled-course.ts';
import { ENROLLMENT_STATUSES } from './lifecycle.ts';

/** A person's one enrolment in a course: `enrollments/{uid}__{courseId}`. */
export const enrollmentSchema = z.object({
  id: z.string(),
  uid: z.string(),
  courseId: z.string(),
  courseOwnerUid: z.string(),
  courseVersion: z.number(),
  status: z.enum(ENROLLMENT_STATUSES),
  enrolledAt: instant,
  updatedAt: instant,
  /** The lessons that count: those of the version they began with, without any that went before they were done. */
  lessonIds: z.array(z.string()),
  progress: z.object({ completed: z.number(), total: z.number(), pct: z.number() }),
  /** The lesson that was counted last. */
  counted: z.optional(z.string()),
  /** What is done, begun and bookmarked, by lesson, as `storedState`; absent while functions have not yet put it together. */
  lessonStates: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
  /** The lesson whose state was written last. */
  stated: z.optional(z.string()),
  /** Kept by functions; null while the course is closed, absent before they have come to it. */
  course: z.catch(z.optional(z.nullable(enrolledCourseSchema)), undefined),
  last: z.optional(z.object({ lessonId: z.string(), positionSec: z.number(), locale: localeSchema, at: instant })),
});

export type Enrollment = z.infer<typeof enrollmentSchema>;

/** A learner's state in one lesson: `enrollments/{id}/lessonProgress/{lessonId}`; `positionSec` is the video's last position. */
export const lessonProgressSchema = z.object({
  lessonId: z.string(),
  state: z.enum(['in_progress', 'completed']),
  positionSec: z.number(),
  updatedAt: instant,
  startedAt: z.optional(instant),
  completedAt: z.optional(instant),
  /** The language that the learner wanted, which is the page's, and the one in which the lesson was there for them. */
  locale: z.optional(localeSchema),
  readLocale: z.optional(localeSchema),
  /** Whether its learner wants to find it again. */
  isBookmarked: z.optional(z.boolean()),
  /** The seconds of its film that were watched, as `storedWatched`. */
  watched: z.optional(z.string()),
});

export type LessonProgress = z.infer<typeof lessonProgressSchema>;
