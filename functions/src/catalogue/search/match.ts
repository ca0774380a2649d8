import { LOCALES, type Locale } from '@cursiv/shared-domain';
import type { FoldedField, MatchField } from './folded-fields.ts';

/** How much a word counts by where it was found. */
const WEIGHTS: Record<MatchField, number> = { title: 8, instructor: 6, category: 4, topic: 4, subtitle: 3, lesson: 2 };
/** A whole word counts more than a beginning, the page's language more than the other. */
const WHOLE_WORD = 1.5;
const PAGE_LOCALE = 1.2;

export interface Match {
  score: number;
  /** Where the word that is hardest to see was found. */
  where: FoldedField;
}

/**
 * How an entry answers the words, each of which must begin a word of it: in the page's language if it can be, else in the
 * other, else in both together. Undefined when it does not.
 */
export function match(fields: readonly FoldedField[], words: readonly string[], page: Locale): Match | undefined {
  const here = matchIn(fields, words, page);
  if (here) return { ...here, score: here.score * PAGE_LOCALE };
  const other = LOCALES.find((locale) => locale !== page);
  return matchIn(fields, words, other) ?? matchIn(fields, words, undefined);
}

function matchIn(fields: readonly FoldedField[], words: readonly string[], locale: Locale | undefined) {
  let score = 0;
  let weakest: { where: FoldedField; value: number } | undefined;
  for (const word of words) {
    const found = bestField(fields, word, locale);
    if (!found) return undefined;
    score += found.value;
    if (!weakest || found.value < weakest.value) weakest = found;
  }
  return weakest && { score, where: weakest.where };
}

function bestField(fields: readonly FoldedField[], word: string, locale: Locale | undefined) {
  let best: { where: FoldedField; value: number } | undefined;
  for (const where of fields) {
    if (locale && where.locale && where.locale !== locale) continue;
    const weight = WEIGHTS[where.field];
    if (best && weight * WHOLE_WORD <= best.value) continue;
    if (!where.words.includes(` ${word}`)) continue;
    const value = where.words.includes(` ${word} `) ? weight * WHOLE_WORD : weight;
    if (!best || value > best.value) best = { where, value };
  }
  return best;
}
