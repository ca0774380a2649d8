import { CATEGORY_IDS, type CategoryId, LEVELS, type Level } from '../course/course.ts';
import { LOCALES, type Locale } from '../l10n/l10n.ts';
import { type ListParameters, oneOf, pageNumber, searchText, toCanonical, whenId } from './list-parameters.ts';

export const COURSE_SORTS = ['relevance', 'newest', 'rating', 'duration', 'title'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** Lengths people choose by: up to half an hour, up to an hour, longer. */
export const LENGTH_BANDS = ['short', 'medium', 'long'] as const;
export type LengthBand = (typeof LENGTH_BANDS)[number];

/** Ends of the bands in seconds. */
const LENGTH_LIMITS = { short: 30 * 60, medium: 60 * 60 } as const;

/** The band a course of this length falls into. */
export function lengthBandOf(durationSec: number): LengthBand {
  if (durationSec <= LENGTH_LIMITS.short) return 'short';
  return durationSec <= LENGTH_LIMITS.medium ? 'medium' : 'long';
}

/** What narrows a list of courses, by the name of its parameter in the address. */
export const COURSE_FILTERS = ['category', 'level', 'language', 'length', 'preview', 'instructor'] as const;
export type CourseFilterName = (typeof COURSE_FILTERS)[number];

/** What a page of courses is asked for. */
export interface CourseQuery {
  /** As it was typed, without the space around it. */
  text: string;
  category?: CategoryId | undefined;
  level?: Level | undefined;
  language?: Locale | undefined;
  length?: LengthBand | undefined;
  /** Only courses with a lesson that everybody may open. */
  preview?: '1' | undefined;
  /** An instructor's uid. */
  instructor?: string | undefined;
  sort: CourseSort;
  page: number;
}

/** Reads an address's parameters; what is not understood is left out, never an error. */
export function parseCourseQuery(parameters: ListParameters): CourseQuery {
  const text = searchText(parameters);
  const sort = oneOf(COURSE_SORTS, parameters.get('sort')) ?? defaultSort(text);
  return {
    text,
    category: oneOf(CATEGORY_IDS, parameters.get('category')),
    level: oneOf(LEVELS, parameters.get('level')),
    language: oneOf(LOCALES, parameters.get('language')),
    length: oneOf(LENGTH_BANDS, parameters.get('length')),
    preview: oneOf(['1'], parameters.get('preview')),
    instructor: whenId(parameters.get('instructor')),
    sort: sort === 'relevance' ? defaultSort(text) : sort,
    page: pageNumber(parameters),
  };
}

/** How a list is sorted until somebody chooses: by fitness when something is searched, else by date. */
export const defaultSort = (text: string): CourseSort => (text === '' ? 'newest' : 'relevance');

/** The one way to write a query as parameters: whatever asks for the same courses has the same address in a cache. */
export function courseQueryString(query: CourseQuery): string {
  const { text, sort, page, ...filters } = query;
  return toCanonical({ text, page, ...filters, sort: sort === defaultSort(text) ? undefined : sort });
}
