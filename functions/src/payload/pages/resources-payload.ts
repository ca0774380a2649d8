import {
  type Facet,
  type Locale,
  parseResourceQuery,
  RESOURCE_FILTERS,
  type ResourceFilterName,
  type ResourcesPayload,
} from '@cursiv/shared-domain';
import { catalogueModel } from '../../read-models/catalogue/catalogue-model.ts';
import { resourceWaysOn, searchResources } from '../../read-models/catalogue/search/resource-search.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { categoriesOf, categoryNames } from '../resolve/categories.ts';
import { facets } from '../resolve/facets.ts';
import { foundIn } from '../resolve/found-in.ts';
import { resourceCard } from '../resolve/resource-card.ts';
import { sitePayload } from '../resolve/site-payload.ts';
import { paged } from './paged.ts';
import { siteSettings } from './site/site-settings.ts';

/** `resources.json?{query}`: one page of the published resources that match the query. */
export async function resourcesPayload(
  source: DocumentSource,
  locale: Locale,
  parameters: URLSearchParams,
): Promise<ResourcesPayload> {
  const query = parseResourceQuery(parameters);
  const [settings, catalogue] = await Promise.all([siteSettings(source), catalogueModel.read(source)]);
  const categories = categoriesOf(settings);
  const names = categoryNames(categories, locale);
  const result = searchResources(catalogue, query, locale, categories);
  const { here, ...place } = paged(result.found, query.page);
  return {
    site: sitePayload(settings, locale),
    ...place,
    everything: catalogue.resources.length,
    resources: here.map((resource) => {
      const card = resourceCard(resource, locale, categories);
      const where = foundIn(result.matches.get(resource), card.title.locale);
      return where ? { ...card, foundIn: where } : card;
    }),
    facets: Object.fromEntries(
      RESOURCE_FILTERS.map((name) => [
        name,
        facets(result.counts[name], query[name], name === 'category' ? names : undefined),
      ]),
    ) as Record<ResourceFilterName, Facet[]>,
    ...(place.total === 0 && { ways: resourceWaysOn(catalogue, query, result, locale, categories) }),
  };
}
