import { LOCALES, type Locale } from '@cursiv/shared-domain';
import type { FoldedField, MatchField } from './folded-fields.ts';
import type { Wanted } from './words/wanted.ts';

/** The weight of a word by the field it was found in. */
const WEIGHTS: Record<MatchField, number> = { title: 8, instructor: 6, category: 4, topic: 4, subtitle: 3, lesson: 2 };
/** A whole word weighs more than a prefix, the page's language more than the other. */
const WHOLE_WORD = 1.5;
const PAGE_LOCALE = 1.2;
/** Another form of the word weighs less, a synonym less still, and a similar spelling least. */
const OTHER_FORM = 0.7;
const RELATED = 0.4;
const NEAR = 0.3;

export interface Match {
  score: number;
  /** The least visible field in which a word was found. */
  where: FoldedField;
}

/**
 * How an entry matches the words. Each word must begin a word of the entry, or be another form or a synonym of one: in
 * the page's language if possible, otherwise in the other, otherwise across both. Undefined when it does not match.
 */
export function match(fields: readonly FoldedField[], words: readonly Wanted[], page: Locale): Match | undefined {
  const here = matchIn(fields, words, page);
  if (here) return { ...here, score: here.score * PAGE_LOCALE };
  const other = LOCALES.find((locale) => locale !== page);
  return matchIn(fields, words, other) ?? matchIn(fields, words, undefined);
}

function matchIn(fields: readonly FoldedField[], words: readonly Wanted[], locale: Locale | undefined) {
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

function bestField(fields: readonly FoldedField[], wanted: Wanted, locale: Locale | undefined) {
  let best: { where: FoldedField; value: number } | undefined;
  for (const where of fields) {
    if (locale && where.locale && where.locale !== locale) continue;
    const weight = WEIGHTS[where.field];
    if (best && weight * WHOLE_WORD <= best.value) continue;
    const value = weight * closeness(where, wanted);
    if (value > (best?.value ?? 0)) best = { where, value };
  }
  return best;
}

/** How well a text matches one word; 0 when it does not. */
function closeness({ words, stems }: FoldedField, { word, stem, related, near }: Wanted): number {
  if (words.includes(` ${word}`)) return words.includes(` ${word} `) ? WHOLE_WORD : 1;
  if (stems.includes(` ${stem} `)) return OTHER_FORM;
  if (related.some((other) => stems.includes(` ${other} `))) return RELATED;
  return near.some((other) => words.includes(` ${other} `)) ? NEAR : 0;
}
