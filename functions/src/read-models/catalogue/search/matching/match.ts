import { LOCALES, type Locale } from '@cursiv/shared-domain';
import type { FoldedField, MatchField } from '../folded-fields.ts';
import type { Wanted } from '../words/wanted.ts';
import type { WordIndex } from './word-index.ts';

/** The weight of a word by the field it was found in. */
const WEIGHTS: Record<MatchField, number> = { title: 8, instructor: 6, category: 4, topic: 4, subtitle: 3, lesson: 2 };
/** A whole word weighs more than a prefix, the page's language more than the other. */
const WHOLE_WORD = 1.5;
const PAGE_LOCALE = 1.2;
/** Another form of the word weighs less, a synonym less still, and a similar spelling least. */
const OTHER_FORM = 0.7;
const RELATED = 0.4;
const NEAR = 0.3;

/** A word that is searched for: how close words of the index are to it, and whether an entry may lack it. */
export interface CloseWords {
  close: ReadonlyMap<string, number>;
  isOptional: boolean;
}

/** Words of the index that stand for a wanted one, with how close each is. */
export function closeWords(index: WordIndex, { word, stem, related, near, isOptional }: Wanted): CloseWords {
  // What says how a search is put, such as "a", begins too many words.
  if (isOptional) return { close: new Map([[word, WHOLE_WORD]]), isOptional };
  const close = new Map(near.map((other) => [other, NEAR]));
  for (const other of related) for (const form of index.byStem.get(other) ?? []) close.set(form, RELATED);
  for (const form of index.byStem.get(stem) ?? []) close.set(form, OTHER_FORM);
  for (const longer of index.beginning(word)) close.set(longer, longer === word ? WHOLE_WORD : 1);
  return { close, isOptional };
}

/** How well an entry has words: in the page's language, in the other, or in any; NaN where one is missing that may not. */
interface Scores {
  here: number;
  there: number;
  anywhere: number;
}

/** The best places of one word in each entry that is still in question. */
function bestPlaces(index: WordIndex, { close }: CloseWords, page: Locale, isAsked: (entry: number) => boolean) {
  const best = new Map<number, Scores>();
  for (const [word, closeness] of close) {
    index.placesOf(word, (entry, field, locale) => {
      if (!isAsked(entry)) return;
      const value = WEIGHTS[field] * closeness;
      const scores = best.get(entry) ?? { here: 0, there: 0, anywhere: 0 };
      best.set(entry, scores);
      scores.anywhere = Math.max(scores.anywhere, value);
      if (locale === page || !locale) scores.here = Math.max(scores.here, value);
      if (locale !== page || !locale) scores.there = Math.max(scores.there, value);
    });
  }
  return best;
}

/** Words that must be found come first, the rarest of them before all: what follows looks at its entries alone. */
function rarestFirst(index: WordIndex, words: readonly CloseWords[]): CloseWords[] {
  const places = new Map(
    words.map((word) => [word, [...word.close.keys()].reduce((sum, one) => sum + index.countOf(one), 0)]),
  );
  return words.toSorted(
    (one, other) =>
      Number(one.isOptional) - Number(other.isOptional) || (places.get(one) ?? 0) - (places.get(other) ?? 0),
  );
}

/**
 * The scores of entries that match the words, by their position. Each word must begin a word of the entry, or be another form or a synonym
 * of one: in the page's language if possible, otherwise in the other, otherwise across both.
 */
export function scoresOf(index: WordIndex, words: readonly CloseWords[], page: Locale): Map<number, number> {
  let sums: Map<number, Scores> | undefined;
  for (const word of rarestFirst(index, words)) {
    const before = sums;
    const best = bestPlaces(index, word, page, (entry) => before?.has(entry) ?? true);
    const asked = before ?? new Map([...best.keys()].map((entry) => [entry, { here: 0, there: 0, anywhere: 0 }]));
    const kept = [...asked].filter(([entry]) => word.isOptional || best.has(entry));
    sums = new Map(kept.map(([entry, sum]) => [entry, added(sum, best.get(entry), word.isOptional ? 0 : Number.NaN)]));
  }
  return new Map(
    [...(sums ?? [])].map(([entry, { here, there, anywhere }]) => [entry, here * PAGE_LOCALE || there || anywhere]),
  );
}

const added = (sum: Scores, found: Scores | undefined, missing: number): Scores => ({
  here: sum.here + (found?.here || missing),
  there: sum.there + (found?.there || missing),
  anywhere: sum.anywhere + (found?.anywhere || missing),
});

/** The least visible field in which a word of the search stands, in an entry that matches it. */
export function leastVisible(
  fields: readonly FoldedField[],
  words: readonly CloseWords[],
  page: Locale,
): FoldedField | undefined {
  const other = LOCALES.find((locale) => locale !== page);
  const needed = words.filter(({ isOptional }) => !isOptional);
  const readIn = (language: Locale | undefined) =>
    fields.filter(({ locale }) => !language || !locale || locale === language);
  const found = [page, other, undefined]
    .map((language) => needed.map((close) => mostVisible(readIn(language), close)))
    .find((places) => places.every((place) => place !== undefined));
  return found?.reduce((least, place) => (place && least && place.value < least.value ? place : least))?.where;
}

/** The field in which one word weighs most; undefined where it is in none. */
function mostVisible(fields: readonly FoldedField[], { close }: CloseWords) {
  let best: { where: FoldedField; value: number } | undefined;
  for (const where of fields) {
    const value = WEIGHTS[where.field] * Math.max(0, ...where.words.map((word) => close.get(word) ?? 0));
    if (value > (best?.value ?? 0)) best = { where, value };
  }
  return best;
}
