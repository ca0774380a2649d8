import type { Locale, Payloads } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { compareText } from '../../read-models/catalogue/compare-text.ts';
import { newestFirst } from '../../read-models/catalogue/search/course-search.ts';
import { expertsModel } from '../../read-models/experts/experts-model.ts';
import { namePlaces } from '../../read-models/experts/list/name-places.ts';
import { nextStart } from '../../read-models/experts/list/start-runs.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf, offeredCategories } from '../resolve/categories.ts';
import { courseCard } from '../resolve/course-card.ts';
import { expertCard } from '../resolve/experts/expert-card.ts';
import { homeView } from '../resolve/home-view.ts';
import { resourceCard } from '../resolve/resource-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from './site/site-settings.ts';

/** How many of each the home page shows. */
const ON_HOME = { newest: 6, experts: 4, resources: 6 };

/** `index.json`: the courses that administrators feature, in their order, and the newest ones. */
export async function indexPayload(source: DocumentSource, locale: Locale, now: Date): Promise<Payloads['index']> {
  const [settings, catalogue, people] = await Promise.all([
    siteSettings(source),
    catalogueModel.read(source),
    expertsModel.read(source, now),
  ]);
  const { courses, resources } = catalogue;
  const byDate = courses.toSorted(newestFirst);
  const changed = resources.toSorted((one, other) => compareText(other.updatedAt, one.updatedAt));
  const featured = settings.featuredCourseIds.flatMap((id) => courses.find((course) => course.id === id) ?? []);
  const categories = categoriesOf(settings);
  return {
    site: sitePayload(settings, locale),
    home: homeView(settings, locale),
    featured: featured.map((course) => courseCard(course, locale, categories)),
    newest: byDate.slice(0, ON_HOME.newest).map((course) => courseCard(course, locale, categories)),
    experts: [...namePlaces(people).keys()]
      .slice(0, ON_HOME.experts)
      .map((person) => expertCard(person, nextStart(person.times, now), locale)),
    resources: changed.slice(0, ON_HOME.resources).map((resource) => resourceCard(resource, locale, categories)),
    categories: offeredCategories(categories, locale),
  };
}
