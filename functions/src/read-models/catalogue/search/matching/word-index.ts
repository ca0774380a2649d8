import type { Locale } from '@cursiv/shared-domain';
import { type FoldedField, MATCH_FIELDS, type MatchField } from '../folded-fields.ts';
import { stem } from '../words/stem.ts';

/** The words of all entries, each with where it stands: a search looks at what it finds, and not at every entry. */
export interface WordIndex {
  /** The words that somebody may have meant: longer ones, and no numbers. */
  spellable: readonly string[];
  /** Words by their stem. */
  byStem: ReadonlyMap<string, readonly string[]>;
  /** The words that begin with this text. */
  beginning(text: string): readonly string[];
  /** In how many places a word stands. */
  countOf(word: string): number;
  /** Calls `visit` with each place of a word. */
  placesOf(word: string, visit: (entry: number, field: MatchField, locale: Locale | undefined) => void): void;
}

const LANGUAGES: readonly (Locale | undefined)[] = [undefined, 'ro', 'en'];
/** A place is one number, so that a large index is small: the entry, then the field, then the language. */
const FIELD_STEP = LANGUAGES.length;
const ENTRY_STEP = FIELD_STEP * MATCH_FIELDS.length;

/** A shorter word is near to too many others. */
const SHORTEST = 3;

/** Indexes the fields of entries, in the order of the entries. */
export function indexWords(all: Iterable<readonly FoldedField[]>): WordIndex {
  const places = new Map<string, number[]>();
  let entry = 0;
  for (const fields of all) {
    for (const { field, locale, words } of fields) {
      const place = entry * ENTRY_STEP + MATCH_FIELDS.indexOf(field) * FIELD_STEP + LANGUAGES.indexOf(locale);
      for (const word of words) {
        const known = places.get(word);
        if (!known) places.set(word, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    }
    entry += 1;
  }
  const words = [...places.keys()].toSorted((one, other) => (one === other ? 0 : one < other ? -1 : 1));
  return {
    spellable: words.filter((word) => word.length >= SHORTEST && !/^\p{N}+$/u.test(word)),
    byStem: Map.groupBy(words, stem),
    beginning: (text) => words.slice(firstFrom(words, text), firstFrom(words, `${text}\uffff`)),
    countOf: (word) => places.get(word)?.length ?? 0,
    placesOf(word, visit) {
      for (const place of places.get(word) ?? []) {
        const field = MATCH_FIELDS[Math.floor((place % ENTRY_STEP) / FIELD_STEP)] as MatchField;
        visit(Math.floor(place / ENTRY_STEP), field, LANGUAGES[place % FIELD_STEP]);
      }
    },
  };
}

/** The position of the first word that does not come before the text. */
function firstFrom(words: readonly string[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
