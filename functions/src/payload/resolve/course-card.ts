import type { CourseCard, Locale } from '@cursiv/shared-domain';
import type { CourseEntry } from '../../read-models/catalogue/entries.ts';
import { pageText } from './page-text.ts';

/** What a list shows of a course. */
export function courseCard(course: CourseEntry, locale: Locale): CourseCard {
  const { title, subtitle, baseLocale, instructors, lessons: _, ...facts } = course;
  return {
    ...facts,
    title: pageText(title, locale, baseLocale),
    subtitle: pageText(subtitle, locale, baseLocale),
    instructorNames: instructors.map(({ name }) => name),
  };
}
