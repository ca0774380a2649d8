import type { CategoryId } from '../category/category-id.ts';
import { LEVELS, type Level } from '../course/course.ts';
import { LOCALES, type Locale } from '../l10n/l10n.ts';
import {
  type ListParameters,
  oneOf,
  pageNumber,
  searchText,
  toCanonical,
  whenCategory,
  whenId,
} from './list-parameters.ts';

export const COURSE_SORTS = ['relevance', 'newest', 'rating', 'duration', 'title'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

/** The lengths to filter by: up to half an hour, up to an hour, longer. */
export const LENGTH_BANDS = ['short', 'medium', 'long'] as const;
export type LengthBand = (typeof LENGTH_BANDS)[number];

/** Upper limits of the bands in seconds. */
const LENGTH_LIMITS = { short: 30 * 60, medium: 60 * 60 } as const;

/** The band of a course of this length. */
export function lengthBandOf(durationSec: number): LengthBand {
  if (durationSec <= LENGTH_LIMITS.short) return 'short';
  return durationSec <= LENGTH_LIMITS.medium ? 'medium' : 'long';
}

/** The filters of a list of courses, by the name of their parameter in the address. */
export const COURSE_FILTERS = ['category', 'level', 'language', 'length', 'preview', 'instructor'] as const;
export type CourseFilterName = (typeof COURSE_FILTERS)[number];

/** The query for a page of courses. */
export interface CourseQuery {
  /** As typed, without surrounding space. */
  text: string;
  category?: CategoryId | undefined;
  level?: Level | undefined;
  language?: Locale | undefined;
  length?: LengthBand | undefined;
  /** Only courses with a free lesson. */
  preview?: '1' | undefined;
  /** An instructor's uid. */
  instructor?: string | undefined;
  sort: CourseSort;
  page: number;
}

/** Parses an address's parameters; unknown ones are ignored, never an error. */
export function parseCourseQuery(parameters: ListParameters): CourseQuery {
  const text = searchText(parameters);
  const sort = oneOf(COURSE_SORTS, parameters.get('sort')) ?? defaultSort(text);
  return {
    text,
    category: whenCategory(parameters.get('category')),
    level: oneOf(LEVELS, parameters.get('level')),
    language: oneOf(LOCALES, parameters.get('language')),
    length: oneOf(LENGTH_BANDS, parameters.get('length')),
    preview: oneOf(['1'], parameters.get('preview')),
    instructor: whenId(parameters.get('instructor')),
    sort: sort === 'relevance' ? defaultSort(text) : sort,
    page: pageNumber(parameters),
  };
}

/** The default order of a list: by relevance for a search, else by date. */
export const defaultSort = (text: string): CourseSort => (text === '' ? 'newest' : 'relevance');

/** The only way to write a query as parameters: equal queries have the same address in a cache. */
export function courseQueryString(query: CourseQuery): string {
  const { text, sort, page, ...filters } = query;
  return toCanonical({ text, page, ...filters, sort: sort === defaultSort(text) ? undefined : sort });
}
