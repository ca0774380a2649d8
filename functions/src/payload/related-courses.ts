import type { Course } from '@cursiv/shared-domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CourseEntry } from '../catalogue/entries.ts';
import { popularFirst } from '../catalogue/search/course-search.ts';

/** Courses named at the end of another one. */
const RELATED = 3;

/** Published courses nearest to one: its subject counts most, then its instructors, then its level. */
export function relatedCourses({ courses }: Catalogue, { id, categoryId, level, instructors }: Course): CourseEntry[] {
  const teaches = new Set(instructors.map(({ uid }) => uid));
  const nearness = (course: CourseEntry) =>
    Number(course.categoryId === categoryId) * 4 +
    Number(course.instructors.some(({ uid }) => teaches.has(uid))) * 2 +
    Number(course.level === level);
  return courses
    .filter((course) => course.id !== id && nearness(course) > 0)
    .toSorted((one, other) => nearness(other) - nearness(one) || popularFirst(one, other))
    .slice(0, RELATED);
}
