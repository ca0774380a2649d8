import type { CategoryId, CourseCard, Level } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { matchesQuery } from '../../shared/folded.ts';

export interface CourseFilter {
  query: string;
  category?: CategoryId | undefined;
  level?: Level | undefined;
  language?: Locale | undefined;
}

/** The courses that meet every part of the filter, in their order. `categoryName` is how the page calls a category. */
export function filterCourses(
  courses: readonly CourseCard[],
  { query, category, level, language }: CourseFilter,
  categoryName: (category: CategoryId) => string,
): CourseCard[] {
  return courses.filter(
    (course) =>
      (!category || course.categoryId === category) &&
      (!level || course.level === level) &&
      (!language || course.locales.includes(language)) &&
      matchesQuery(query, [
        course.title.text,
        course.subtitle.text,
        categoryName(course.categoryId),
        ...course.instructorNames,
      ]),
  );
}
