import { DEFAULT_LOCALE, type L10n, type Locale } from '@cursiv/shared-domain';
import { pageLines } from '../page-text.ts';

/**
 * Topics in the page's language; their ids come from the first language with as many topics, so that an address names
 * them in both.
 */
export function topicLines(topics: L10n<string[]>, locale: Locale): { id: string; text: string }[] {
  const { items } = pageLines(topics, locale);
  const base = topics[DEFAULT_LOCALE];
  const named = base?.length === items.length ? base : items;
  return items.map((text, index) => ({ id: idOf(named[index] ?? text), text }));
}

const idOf = (topic: string) =>
  topic
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
