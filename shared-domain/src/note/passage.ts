import { folded } from '../search/folded.ts';

/** How many characters before and after a passage are remembered, to know it among equal ones. */
export const PASSAGE_CONTEXT = 64;

/** A passage by its words and what stands around it, as the W3C's TextQuoteSelector has it. */
export interface Passage {
  quote: string;
  prefix: string;
  suffix: string;
}

/** Where a passage is in a text. */
export interface TextSpan {
  start: number;
  end: number;
}

/** The passage between two places of a text. */
export const passageAt = (text: string, { start, end }: TextSpan): Passage => ({
  quote: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - PASSAGE_CONTEXT), start),
  suffix: text.slice(end, end + PASSAGE_CONTEXT),
});

/** A text as passages are compared: folded and without spaces, so that new lines and repaired diacritics change nothing. */
function comparable(text: string): { letters: string; places: TextSpan[] } {
  const places: TextSpan[] = [];
  let letters = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    for (const letter of folded(character).replace(/\s/gu, '').split('')) {
      letters += letter;
      places.push({ start, end });
    }
    start = end;
  }
  return { letters, places };
}

const lettersOf = (text: string) => comparable(text).letters;

/** How many letters two texts share from their beginnings. */
function shared(one: Iterable<string>, other: Iterable<string>): number {
  const [ones, others] = [[...one], [...other]];
  const parting = ones.findIndex((letter, index) => letter !== others[index]);
  return parting === -1 ? ones.length : parting;
}

const backwards = (text: string) => [...text].reverse();

/** Finds a passage in a text that may have changed around it: among equal ones, where most of what stood around it stands. */
export function findPassage(text: string, { quote, prefix, suffix }: Passage): TextSpan | undefined {
  const wanted = lettersOf(quote);
  if (wanted === '') return undefined;
  const { letters, places } = comparable(text);
  const [before, after] = [backwards(lettersOf(prefix)), lettersOf(suffix)];
  let best: { at: number; likeness: number } | undefined;
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const likeness =
      shared(before, backwards(letters.slice(Math.max(0, at - before.length), at))) +
      shared(after, letters.slice(end, end + after.length));
    if (!best || likeness > best.likeness) best = { at, likeness };
  }
  const [first, last] = best ? [places[best.at], places[best.at + wanted.length - 1]] : [];
  return first && last && { start: first.start, end: last.end };
}
