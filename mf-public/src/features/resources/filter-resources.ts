import type { CategoryId, ResourceCard, ResourceKind } from '@cursiv/shared-domain';
import type { Locale } from '@cursiv/shared-i18n';
import { matchesQuery } from '../../shared/folded.ts';

export interface ResourceFilter {
  query: string;
  kind?: ResourceKind | undefined;
  category?: CategoryId | undefined;
  language?: Locale | undefined;
}

/** The resources that meet every part of the filter, in their order. */
export const filterResources = (
  resources: readonly ResourceCard[],
  { query, kind, category, language }: ResourceFilter,
): ResourceCard[] =>
  resources.filter(
    (resource) =>
      (!kind || resource.kind === kind) &&
      (!category || resource.categoryId === category) &&
      (!language || resource.locales.includes(language)) &&
      matchesQuery(query, [resource.title.text, resource.summary.text]),
  );
