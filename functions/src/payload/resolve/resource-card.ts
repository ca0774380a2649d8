import type { Locale, ResourceCard } from '@cursiv/shared-domain';
import type { ResourceEntry } from '../../read-models/catalogue/entries.ts';
import { pageText } from './page-text.ts';

/** A resource as lists show it, whoever may open it. */
export function resourceCard({ title, summary, updatedAt: _, ...facts }: ResourceEntry, locale: Locale): ResourceCard {
  return { ...facts, title: pageText(title, locale), summary: pageText(summary, locale) };
}
