import type { Categories, Locale, ResourceCard } from '@cursiv/shared-domain';
import type { ResourceEntry } from '../../read-models/catalogue/entries.ts';
import { categoryName } from './categories.ts';
import { pageText } from './page-text.ts';

/** A resource as lists show it, whoever may open it. */
export function resourceCard(
  { title, summary, updatedAt: _, ...facts }: ResourceEntry,
  locale: Locale,
  categories: Categories,
): ResourceCard {
  const name = categoryName(categories, facts.categoryId, locale);
  return { ...facts, categoryName: name, title: pageText(title, locale), summary: pageText(summary, locale) };
}
