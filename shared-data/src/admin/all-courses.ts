import { type Course, type CourseStatus, courseSchema } from '@cursiv/shared-domain';
import { type SearchedList, searchedList } from '../reading/searched-list.ts';

/** The published courses of everybody that a search finds, in one state or any, the latest version first; for administrators. */
export const allCourses = (search: string, status: CourseStatus | undefined): SearchedList<Course> =>
  searchedList('courses', courseSchema, { search, filters: { status }, latestBy: 'publishedAt' });
