import {
  type Categories,
  COURSE_FILTERS,
  type CourseFilterName,
  type CoursesPayload,
  type Facet,
  type Locale,
  parseCourseQuery,
  type ResourceCard,
} from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import {
  type CoursesFound,
  popularFirst,
  searchCourses,
  waysOn,
} from '../../read-models/catalogue/search/course-search.ts';
import { foundBy } from '../../read-models/catalogue/search/found-by.ts';
import { expertFields, resourceFields } from '../../read-models/catalogue/search/searchable.ts';
import type { Catalogue } from '../../read-models/catalogue/shard.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf, categoryNames } from '../resolve/categories.ts';
import { courseCard } from '../resolve/course-card.ts';
import { expertLine } from '../resolve/experts/expert-line.ts';
import { facets } from '../resolve/facets.ts';
import { foundIn } from '../resolve/found-in.ts';
import { resourceCard } from '../resolve/resource-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { paged } from './paged.ts';
import { siteSettings } from './site/site-settings.ts';

/** How many popular courses to offer when nothing was found, and how many results of other kinds to show. */
const SHOWN = { popular: 3, elsewhere: 3 };

/** `courses.json?{query}`: one page of the published courses that match the query. */
export async function coursesPayload(
  source: DocumentSource,
  locale: Locale,
  parameters: URLSearchParams,
): Promise<CoursesPayload> {
  const query = parseCourseQuery(parameters);
  const [settings, catalogue] = await Promise.all([siteSettings(source), catalogueModel.read(source)]);
  const categories = categoriesOf(settings);
  const result = searchCourses(catalogue, query, locale, categories);
  const { here, ...place } = paged(result.found, query.page);
  return {
    site: sitePayload(settings, locale),
    ...place,
    everything: catalogue.courses.length,
    courses: here.map((course) => {
      const card = courseCard(course, locale, categories);
      const where = foundIn(result.matches.get(course), card.title.locale);
      return where ? { ...card, foundIn: where } : card;
    }),
    facets: facetsOf(catalogue, result, query, categoryNames(categories, locale)),
    ...(place.total === 0 && {
      ways: waysOn(catalogue, query, result, locale, categories),
      popular: catalogue.courses
        .toSorted(popularFirst)
        .slice(0, SHOWN.popular)
        .map((course) => courseCard(course, locale, categories)),
    }),
    ...(query.text !== '' && { elsewhere: elsewhere(catalogue, query.text, locale, categories) }),
  };
}

const known = new WeakMap<Catalogue['courses'], ReadonlyMap<string, string>>();

/** The names of everybody who teaches, by uid; worked out once while the courses are the same. */
function namesOf(courses: Catalogue['courses']): ReadonlyMap<string, string> {
  const names =
    known.get(courses) ??
    new Map(courses.flatMap(({ instructors }) => instructors.map(({ uid, name }): [string, string] => [uid, name])));
  known.set(courses, names);
  return names;
}

function facetsOf(
  { courses }: Catalogue,
  { counts }: CoursesFound,
  chosen: Partial<Record<CourseFilterName, string | undefined>>,
  category: ReadonlyMap<string, string>,
): Record<CourseFilterName, Facet[]> {
  const labels: Partial<Record<CourseFilterName, ReadonlyMap<string, string>>> = {
    category,
    instructor: namesOf(courses),
  };
  return Object.fromEntries(
    COURSE_FILTERS.map((name) => [name, facets(counts[name], chosen[name], labels[name])]),
  ) as Record<CourseFilterName, Facet[]>;
}

function elsewhere(
  catalogue: Catalogue,
  text: string,
  locale: Locale,
  categories: Categories,
): NonNullable<CoursesPayload['elsewhere']> {
  const resources = best(foundBy(catalogue.resources, resourceFields(categories), text, locale));
  const experts = best(foundBy(catalogue.experts, expertFields, text, locale));
  return {
    resources: {
      total: resources.length,
      first: resources
        .slice(0, SHOWN.elsewhere)
        .map((resource): ResourceCard => resourceCard(resource, locale, categories)),
    },
    experts: {
      total: experts.length,
      first: experts.slice(0, SHOWN.elsewhere).map((expert) => expertLine(expert, locale)),
    },
  };
}

const best = <Entry>(matches: Map<Entry, { score: number } | undefined>): Entry[] =>
  [...matches].toSorted(([, one], [, other]) => (other?.score ?? 0) - (one?.score ?? 0)).map(([entry]) => entry);
