import type { ReadModel } from '../read-model.ts';
import { collectCourseView } from './collect-course-view.ts';
import type { CourseView } from './course-view.ts';
import { keepCourseView } from './keep-course-view.ts';
import { readCourseView } from './read-course-view.ts';

/** What a course's page shows, by the course's id, in one read; undefined unless the course is published. */
export const coursePageModel: ReadModel<string, CourseView | undefined> = {
  collect: collectCourseView,
  keep: keepCourseView,
  read: readCourseView,
};
