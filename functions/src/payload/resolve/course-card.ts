import type { Course, CourseCard, Locale } from '@cursiv/shared-domain';
import { inLocales, pageText } from './page-text.ts';

/** What a list shows of a course; `hasFreePreview` is known to whoever read its lessons. */
export function courseCard(course: Course, hasFreePreview: boolean, locale: Locale): CourseCard {
  const { id, categoryId, level, locales, durationSec, lessonCount, ratingAvg, ratingCount, enrollmentCount } = course;
  return {
    id,
    title: pageText(inLocales(course.title, locales), locale, course.baseLocale),
    subtitle: pageText(inLocales(course.subtitle, locales), locale, course.baseLocale),
    categoryId,
    level,
    locales,
    durationSec,
    lessonCount,
    instructorNames: course.instructors.map(({ name }) => name),
    ratingAvg,
    ratingCount,
    enrollmentCount,
    hasFreePreview,
    publishedAt: course.publishedAt.toISOString(),
  };
}
