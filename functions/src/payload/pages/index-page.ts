import type { Locale, Payloads } from '@cursiv/shared-domain';
import { isDocumentId } from '../document-id.ts';
import type { DocumentSource } from '../document-source.ts';
import { courseCards } from '../lessons.ts';
import { listedExperts, publishedCourse, publishedCourses, publishedResources } from '../published.ts';
import { expertCard } from '../resolve/expert-card.ts';
import { resourceCard } from '../resolve/resource-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from '../site-settings.ts';

/** How many of each the home page shows. */
const ON_HOME = { newest: 6, experts: 4, resources: 6 };

/** `index.json`: the courses that administrators feature, in their order, and what is new. */
export async function indexPage(source: DocumentSource, locale: Locale): Promise<Payloads['index']> {
  const settings = await siteSettings(source);
  const featuredIds = settings.featuredCourseIds.filter(isDocumentId);
  const [featured, newest, experts, resources] = await Promise.all([
    Promise.all(featuredIds.map((id) => publishedCourse(source, id))),
    publishedCourses(source, ON_HOME.newest),
    listedExperts(source, ON_HOME.experts),
    publishedResources(source, ON_HOME.resources),
  ]);
  const published = featured.filter((course) => course !== undefined);
  return {
    site: sitePayload(settings, locale),
    featured: await courseCards(source, published, locale),
    newest: await courseCards(source, newest, locale),
    experts: experts.map((expert) => expertCard(expert, locale)),
    resources: resources.map((resource) => resourceCard(resource, locale)),
  };
}
