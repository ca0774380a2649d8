import type { Locale, ResourceCard } from '@cursiv/shared-domain';
import type { ResourceEntry } from '../../read-models/catalogue/entries.ts';
import { pageText } from './page-text.ts';

/** What a list shows of a resource, whoever may open it. */
export function resourceCard({ title, summary, updatedAt: _, ...facts }: ResourceEntry, locale: Locale): ResourceCard {
  return { ...facts, title: pageText(title, locale), summary: pageText(summary, locale) };
}
