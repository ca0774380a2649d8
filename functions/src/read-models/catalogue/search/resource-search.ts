import {
  type Categories,
  type Locale,
  RESOURCE_FILTERS,
  type ResourceFilterName,
  type ResourceQuery,
} from '@cursiv/shared-domain';
import { compareText } from '../compare-text.ts';
import type { ResourceEntry } from '../entries.ts';
import type { Catalogue } from '../shard.ts';
import { foundBy, type Match } from './found-by.ts';
import { type Narrowed, narrow, type ValuesOf } from './narrow.ts';
import { resourceFields } from './searchable.ts';
import { titleOrder } from './title-order.ts';

const VALUES: ValuesOf<ResourceEntry, ResourceFilterName> = {
  kind: ({ kind }) => [kind],
  category: ({ categoryId }) => [categoryId],
  language: ({ locales }) => locales,
  access: ({ access }) => [access],
};

export interface ResourcesFound extends Narrowed<ResourceEntry, ResourceFilterName> {
  matches: Map<ResourceEntry, Match | undefined>;
}

/** Every resource that matches the query, in the query's order. */
export function searchResources(
  { resources }: Catalogue,
  query: ResourceQuery,
  locale: Locale,
  categories: Categories,
): ResourcesFound {
  const matches = foundBy(resources, resourceFields(categories), query.text, locale);
  const narrowed = narrow([...matches.keys()], VALUES, query);
  const places = query.sort === 'title' ? titleOrder(resources, locale) : undefined;
  const score = (resource: ResourceEntry) => matches.get(resource)?.score ?? 0;
  const found = narrowed.found.toSorted((one, other) => {
    if (places) return (places.get(one) ?? 0) - (places.get(other) ?? 0);
    const byScore = query.sort === 'relevance' ? score(other) - score(one) : 0;
    return byScore || compareText(other.updatedAt, one.updatedAt);
  });
  return { ...narrowed, found, matches };
}

/** The conditions that could each be dropped alone to find something. */
export function resourceWaysOn(
  catalogue: Catalogue,
  query: ResourceQuery,
  { without }: ResourcesFound,
  locale: Locale,
  categories: Categories,
) {
  const withoutText =
    query.text === '' ? 0 : searchResources(catalogue, { ...query, text: '' }, locale, categories).found.length;
  return {
    without: [
      ...RESOURCE_FILTERS.filter((name) => (without.get(name) ?? 0) > 0).map((name) => ({
        name,
        count: without.get(name) ?? 0,
      })),
      ...(withoutText > 0 ? [{ name: 'q' as const, count: withoutText }] : []),
    ],
    spellings: [],
  };
}
