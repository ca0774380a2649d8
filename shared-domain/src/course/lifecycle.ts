import { lifecycleOf } from '../lifecycle.ts';

export const COURSE_STATUSES = ['published', 'unlisted', 'archived', 'suspended'] as const;

export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** What people see of a course. Its author decides who finds it, an administrator whether anybody does; only the server starts it. */
export const courseLifecycle = lifecycleOf(COURSE_STATUSES, 'published', {
  author: {
    moves: {
      published: ['unlisted', 'archived'],
      unlisted: ['published', 'archived'],
      archived: ['published', 'unlisted'],
    },
  },
  administrator: {
    moves: {
      published: ['unlisted', 'archived', 'suspended'],
      unlisted: ['published', 'archived', 'suspended'],
      archived: ['published', 'unlisted', 'suspended'],
      suspended: ['published', 'unlisted', 'archived'],
    },
  },
  server: { starts: true },
});

/** Whether anybody may look at a course. */
export const isOpenCourse = ({ status }: { status: CourseStatus }): boolean =>
  status === 'published' || status === 'unlisted';
