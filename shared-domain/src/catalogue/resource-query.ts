import type { CategoryId } from '../category/category-id.ts';
import { LOCALES, type Locale } from '../l10n/l10n.ts';
import { RESOURCE_ACCESS, RESOURCE_KINDS, type ResourceAccess, type ResourceKind } from '../resource/resource.ts';
import { type ListParameters, oneOf, pageNumber, searchText, toCanonical, whenCategory } from './list-parameters.ts';

export const RESOURCE_SORTS = ['relevance', 'newest', 'title'] as const;
export type ResourceSort = (typeof RESOURCE_SORTS)[number];

/** The filters of a list of resources, by the name of their parameter in the address. */
export const RESOURCE_FILTERS = ['kind', 'category', 'language', 'access'] as const;
export type ResourceFilterName = (typeof RESOURCE_FILTERS)[number];

/** The query for a page of resources. */
export interface ResourceQuery {
  /** As typed, without surrounding space. */
  text: string;
  kind?: ResourceKind | undefined;
  category?: CategoryId | undefined;
  language?: Locale | undefined;
  access?: ResourceAccess | undefined;
  sort: ResourceSort;
  page: number;
}

/** Parses an address's parameters; unknown ones are ignored, never an error. */
export function parseResourceQuery(parameters: ListParameters): ResourceQuery {
  const text = searchText(parameters);
  const sort = oneOf(RESOURCE_SORTS, parameters.get('sort'));
  return {
    text,
    kind: oneOf(RESOURCE_KINDS, parameters.get('kind')),
    category: whenCategory(parameters.get('category')),
    language: oneOf(LOCALES, parameters.get('language')),
    access: oneOf(RESOURCE_ACCESS, parameters.get('access')),
    sort: sort === undefined || sort === 'relevance' ? defaultResourceSort(text) : sort,
    page: pageNumber(parameters),
  };
}

/** The default order of a list. */
export const defaultResourceSort = (text: string): ResourceSort => (text === '' ? 'newest' : 'relevance');

/** The only way to write a query as parameters. */
export function resourceQueryString(query: ResourceQuery): string {
  const { text, sort, page, ...filters } = query;
  return toCanonical({ text, page, ...filters, sort: sort === defaultResourceSort(text) ? undefined : sort });
}
