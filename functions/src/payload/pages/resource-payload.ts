import type { Locale, Payloads } from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { publishedResource } from '../../read-models/published.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf } from '../resolve/categories.ts';
import { resolvedResource } from '../resolve/resolved-resource.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { siteSettings } from './site/site-settings.ts';

/** `resources/{id}.json`; undefined when no such resource is published. */
export async function resourcePayload(
  source: DocumentSource,
  locale: Locale,
  id: string,
): Promise<Payloads['resource'] | undefined> {
  const resource = await publishedResource(source, id);
  if (!resource) return undefined;
  const [settings, { courses }] = await Promise.all([siteSettings(source), catalogueModel.read(source)]);
  const usedIn = courses.filter((course) => resource.courseIds.includes(course.id));
  const page = resolvedResource(resource, usedIn, locale, categoriesOf(settings));
  return page && { site: sitePayload(settings, locale), resource: page };
}
