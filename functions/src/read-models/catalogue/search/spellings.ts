import { LOCALES, searchWords, wordsIn } from '@cursiv/shared-domain';
import type { Catalogue } from '../shard.ts';
import { slipsIn } from './matching/near-words.ts';
import { editDistance } from './words/edit-distance.ts';

/** The most suggestions; more would not help. */
const MAX_SPELLINGS = 3;
/** Longer searches get no suggestions. */
const MAX_WORDS = 10;

/** Texts close to the typed one that use words of the catalogue: each unknown word is replaced by a near one. */
export function nearSpellings(catalogue: Catalogue, text: string): string[] {
  const known = vocabularyOf(catalogue);
  const words = searchWords(text).slice(0, MAX_WORDS);
  const near = words.map((word) => (isKnown(known, word) ? [word] : nearest(known, word)));
  if (near.some((options) => options.length === 0)) return [];
  const count = Math.min(MAX_SPELLINGS, Math.max(...near.map((options) => options.length)));
  const spellings = Array.from({ length: count }, (_, index) =>
    near.map((options) => options[Math.min(index, options.length - 1)] ?? '').join(' '),
  );
  return [...new Set(spellings)].filter((spelling) => spelling !== words.join(' '));
}

function nearest(known: Map<string, string>, word: string): string[] {
  const limit = slipsIn(word);
  if (limit === 0) return [];
  return [...known]
    .map(([candidate, shown]) => ({ shown, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SPELLINGS)
    .map(({ shown }) => shown);
}

const isKnown = (known: Map<string, string>, word: string) =>
  known.has(word) || [...known.keys()].some((candidate) => candidate.startsWith(word));

const vocabularies = new WeakMap<Catalogue, Map<string, string>>();

/** Words of titles and names as written, by their folded form. */
function vocabularyOf(catalogue: Catalogue): Map<string, string> {
  const present = vocabularies.get(catalogue);
  if (present) return present;
  const words = new Map<string, string>();
  const learn = (text: string) => {
    for (const [written] of text.toLowerCase().matchAll(/[\p{L}\p{N}\p{Mn}]+/gu)) {
      const [word] = wordsIn(written);
      if (word !== undefined && !words.has(word)) words.set(word, written);
    }
  };
  for (const { title, instructors } of catalogue.courses) {
    for (const locale of LOCALES) learn(title[locale] ?? '');
    for (const { name } of instructors) learn(name);
  }
  vocabularies.set(catalogue, words);
  return words;
}
