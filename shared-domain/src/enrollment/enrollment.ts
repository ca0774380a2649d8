import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n.ts';
import { instant } from '../schema.ts';

export const ENROLLMENT_STATUSES = ['active', 'completed', 'withdrawn', 'expired', 'suspended'] as const;

/** The one enrolment of a person in a course: `enrollments/{uid}__{courseId}`. */
export const enrollmentSchema = z.object({
  id: z.string(),
  uid: z.string(),
  courseId: z.string(),
  courseOwnerUid: z.string(),
  courseVersion: z.number(),
  status: z.enum(ENROLLMENT_STATUSES),
  enrolledAt: instant,
  updatedAt: instant,
  progress: z.object({ completed: z.number(), total: z.number(), pct: z.number() }),
  last: z.optional(z.object({ lessonId: z.string(), positionSec: z.number(), locale: localeSchema, at: instant })),
});
export type Enrollment = z.infer<typeof enrollmentSchema>;

/** The deterministic id that makes a second enrolment of the same person impossible. */
export const enrollmentId = (uid: string, courseId: string) => `${uid}__${courseId}`;

/** A learner's state in one lesson: `enrollments/{id}/lessonProgress/{lessonId}`; `positionSec` is where the video stopped. */
export const lessonProgressSchema = z.object({
  lessonId: z.string(),
  state: z.enum(['in_progress', 'completed']),
  positionSec: z.number(),
  updatedAt: instant,
});
export type LessonProgress = z.infer<typeof lessonProgressSchema>;

/** Whole per cent of lessons done; 100 only when every lesson is. */
export function progressOf(completed: number, total: number) {
  const done = Math.min(completed, total);
  return { completed: done, total, pct: total === 0 ? 0 : Math.floor((done / total) * 100) };
}
