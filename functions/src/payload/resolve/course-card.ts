import { type Categories, type CourseCard, type CourseCover, type Locale, pictureAddress } from '@cursiv/shared-domain';
import type { CourseEntry } from '../../read-models/catalogue/entries.ts';
import { categoryName } from './categories.ts';
import { pageText } from './page-text.ts';

/** A course as lists show it. */
export function courseCard(course: CourseEntry, locale: Locale, categories: Categories): CourseCard {
  const { title, subtitle, baseLocale, instructors, cover, lessons: _, ...facts } = course;
  return {
    ...facts,
    categoryName: categoryName(categories, facts.categoryId, locale),
    ...(cover && { cover: { src: pictureAddress(cover.path), alt: coverAlt(cover, locale, baseLocale) } }),
    title: pageText(title, locale, baseLocale),
    subtitle: pageText(subtitle, locale, baseLocale),
    instructorNames: instructors.map(({ name }) => name),
  };
}

/** What the cover shows, in words; nothing for one that shows nothing that the title does not say. */
const coverAlt = ({ alt, isDecorative }: CourseCover, locale: Locale, baseLocale: Locale): string =>
  isDecorative ? '' : pageText(alt, locale, baseLocale).text;
