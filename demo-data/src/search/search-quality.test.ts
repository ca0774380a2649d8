import { searchCourses } from '@cursiv/functions/search';
import { BUILT_IN_CATEGORIES, parseCourseQuery } from '@cursiv/shared-domain';
import { QUERIES } from './queries.ts';
import { searchedCourses } from './searched-site.ts';

/** Courses beside those that are wanted; the bench tries ten thousand. */
const OTHERS = 1_000;
/** How many of the searches must have the wanted course among the first three. */
const LEAST = 55;

it(`at least ${LEAST} of ${QUERIES.length} searches have the wanted course among the first three`, () => {
  const catalogue = { courses: searchedCourses(OTHERS), resources: [], experts: [] };
  const missed = QUERIES.filter(([text, page, wanted]) => {
    const query = parseCourseQuery(new URLSearchParams({ q: text }));
    const { found } = searchCourses(catalogue, query, page, BUILT_IN_CATEGORIES);
    return !found.slice(0, 3).some(({ id }) => id === wanted);
  });
  expect(QUERIES).toHaveLength(60);
  expect(missed.slice(QUERIES.length - LEAST)).toEqual([]);
});
