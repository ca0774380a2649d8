import {
  type Categories,
  COURSE_FILTERS,
  type CourseFilterName,
  type CourseQuery,
  type CourseSort,
  courseQueryString,
  type Locale,
  lengthBandOf,
} from '@cursiv/shared-domain';
import { compareText } from '../compare-text.ts';
import type { CourseEntry } from '../entries.ts';
import type { Catalogue } from '../shard.ts';
import { foundBy, type Match } from './found-by.ts';
import { type Narrowed, narrow, type ValuesOf } from './narrow.ts';
import { courseFields } from './searchable.ts';
import { nearSpellings } from './spellings.ts';
import { titleOrder } from './title-order.ts';

const VALUES: ValuesOf<CourseEntry, CourseFilterName> = {
  category: ({ categoryId }) => [categoryId],
  level: ({ level }) => [level],
  language: ({ locales }) => locales,
  length: ({ durationSec }) => [lengthBandOf(durationSec)],
  preview: ({ hasFreePreview }) => (hasFreePreview ? ['1'] : []),
  instructor: ({ instructors }) => instructors.map(({ uid }) => uid),
};

export interface CoursesFound extends Narrowed<CourseEntry, CourseFilterName> {
  matches: Map<CourseEntry, Match | undefined>;
}

const known = new WeakMap<Catalogue['courses'], Map<string, CoursesFound>>();
/** The most answers that are remembered: pages are turned, and most visitors begin with the same list. */
const MOST_ANSWERS = 20;

/** Every course that matches the query, in the query's order; without a text, worked out once while the courses are the same. */
export function searchCourses(
  { courses }: Catalogue,
  query: CourseQuery,
  locale: Locale,
  categories: Categories,
): CoursesFound {
  if (query.text !== '') return searched(courses, query, locale, categories);
  const answers = known.get(courses) ?? new Map<string, CoursesFound>();
  known.set(courses, answers);
  const asked = `${locale} ${courseQueryString({ ...query, page: 1 })}`;
  const found = answers.get(asked) ?? searched(courses, query, locale, categories);
  if (answers.size < MOST_ANSWERS) answers.set(asked, found);
  return found;
}

function searched(
  courses: Catalogue['courses'],
  query: CourseQuery,
  locale: Locale,
  categories: Categories,
): CoursesFound {
  const matches = foundBy(courses, courseFields(categories), query.text, locale);
  const narrowed = narrow([...matches.keys()], VALUES, query);
  const found = narrowed.found.toSorted(orderOf(query.sort, matches, courses, locale));
  return { ...narrowed, found, matches };
}

type Order = (one: CourseEntry, other: CourseEntry) => number;

/** Newest first; ISO 8601 instants sort as text. */
export const newestFirst: Order = (one, other) => compareText(other.publishedAt, one.publishedAt);
/** Most learners first. */
export const popularFirst: Order = (one, other) => other.enrollmentCount - one.enrollmentCount;

function orderOf(
  sort: CourseSort,
  matches: CoursesFound['matches'],
  courses: readonly CourseEntry[],
  locale: Locale,
): Order {
  if (sort === 'newest') return newestFirst;
  if (sort === 'duration') return (one, other) => one.durationSec - other.durationSec;
  if (sort === 'rating') {
    return (one, other) => other.ratingAvg - one.ratingAvg || other.ratingCount - one.ratingCount;
  }
  if (sort === 'title') {
    const places = titleOrder(courses, locale);
    return (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
  }
  const score = (course: CourseEntry) => matches.get(course)?.score ?? 0;
  return (one, other) => score(other) - score(one) || popularFirst(one, other);
}

/**
 * Alternatives to a query that finds nothing: the query without one condition, or with a similar spelling alone. Each
 * finds something.
 */
export function waysOn(
  catalogue: Catalogue,
  query: CourseQuery,
  { without }: CoursesFound,
  locale: Locale,
  categories: Categories,
) {
  const count = (changed: CourseQuery) => searchCourses(catalogue, changed, locale, categories).found.length;
  const names = COURSE_FILTERS.filter((name) => (without.get(name) ?? 0) > 0);
  const withoutText = query.text === '' ? 0 : count({ ...query, text: '' });
  return {
    without: [
      ...names.map((name) => ({ name, count: without.get(name) ?? 0 })),
      ...(withoutText > 0 ? [{ name: 'q' as const, count: withoutText }] : []),
    ],
    spellings: nearSpellings(catalogue, query.text)
      .map((text) => ({ text, count: count({ text, sort: query.sort, page: 1 }) }))
      .filter((spelling) => spelling.count > 0),
  };
}
