import { lifecycleOf } from '../lifecycle.ts';

export const COURSE_STATUSES = ['published', 'unlisted', 'archived', 'suspended'] as const;

export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** What people see of a course; only the server writes it. */
export const courseLifecycle = lifecycleOf(COURSE_STATUSES, 'published', { server: { starts: true } });

/** Whether anybody may look at a course. */
export const isOpenCourse = ({ status }: { status: CourseStatus }): boolean =>
  status === 'published' || status === 'unlisted';
