import { CATEGORY_IDS, type CategoryId } from '../course/course.ts';
import { LOCALES, type Locale } from '../l10n/l10n.ts';
import { RESOURCE_ACCESS, RESOURCE_KINDS, type ResourceAccess, type ResourceKind } from '../resource/resource.ts';
import { type ListParameters, oneOf, pageNumber, searchText, toCanonical } from './list-parameters.ts';

export const RESOURCE_SORTS = ['relevance', 'newest', 'title'] as const;
export type ResourceSort = (typeof RESOURCE_SORTS)[number];

/** What narrows a list of resources, by the name of its parameter in the address. */
export const RESOURCE_FILTERS = ['kind', 'category', 'language', 'access'] as const;
export type ResourceFilterName = (typeof RESOURCE_FILTERS)[number];

/** What a page of resources is asked for. */
export interface ResourceQuery {
  /** As it was typed, without the space around it. */
  text: string;
  kind?: ResourceKind | undefined;
  category?: CategoryId | undefined;
  language?: Locale | undefined;
  access?: ResourceAccess | undefined;
  sort: ResourceSort;
  page: number;
}

/** Reads an address's parameters; what is not understood is left out, never an error. */
export function parseResourceQuery(parameters: ListParameters): ResourceQuery {
  const text = searchText(parameters);
  const sort = oneOf(RESOURCE_SORTS, parameters.get('sort'));
  return {
    text,
    kind: oneOf(RESOURCE_KINDS, parameters.get('kind')),
    category: oneOf(CATEGORY_IDS, parameters.get('category')),
    language: oneOf(LOCALES, parameters.get('language')),
    access: oneOf(RESOURCE_ACCESS, parameters.get('access')),
    sort: sort === undefined || sort === 'relevance' ? defaultResourceSort(text) : sort,
    page: pageNumber(parameters),
  };
}

/** How a list is sorted until somebody chooses. */
export const defaultResourceSort = (text: string): ResourceSort => (text === '' ? 'newest' : 'relevance');

/** The one way to write a query as parameters. */
export function resourceQueryString(query: ResourceQuery): string {
  const { text, sort, page, ...filters } = query;
  return toCanonical({ text, page, ...filters, sort: sort === defaultResourceSort(text) ? undefined : sort });
}
