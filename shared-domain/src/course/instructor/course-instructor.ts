import * as z from 'zod/mini';
import { l10nText, localeSchema } from '../../l10n/l10n-schema.ts';
import { instant } from '../../schema.ts';
import { COURSE_LIMITS } from '../course.ts';
import { INSTRUCTOR_STATUSES } from './lifecycle.ts';

/** How many people an author may name for one course. */
export const MOST_INSTRUCTORS = 10;

/** The id of somebody's place among the instructors of a course. */
export const courseInstructorId = (courseId: string, uid: string): string => `${courseId}__${uid}`;

/** Somebody whom an author has named as an instructor: `courseInstructors/{courseId}__{uid}`. Only the server writes it. */
export const courseInstructorSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  ownerUid: z.string(),
  ownerName: z.string(),
  /** The course's title when they were named, and its language. */
  title: l10nText(COURSE_LIMITS.title),
  baseLocale: localeSchema,
  uid: z.string(),
  name: z.string(),
  status: z.enum(INSTRUCTOR_STATUSES),
  updatedAt: instant,
});

export type CourseInstructor = z.infer<typeof courseInstructorSchema>;
