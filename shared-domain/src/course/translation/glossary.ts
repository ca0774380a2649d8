import * as z from 'zod/mini';
import type { Locale } from '../../l10n/l10n.ts';
import { folded } from '../../search/folded.ts';
import { COURSE_LIMITS } from '../course.ts';

const term = z.string().check(z.maxLength(COURSE_LIMITS.glossaryTerm));

/** A term of a course, as it is to be called in each language. */
const glossaryTermSchema = z.object({ ro: term, en: term });

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const glossarySchema = z.array(glossaryTermSchema).check(z.maxLength(COURSE_LIMITS.glossaryTerms));

/** Where a text uses a term. */
export interface TermUse {
  term: GlossaryTerm;
  from: number;
  to: number;
}

interface Word {
  from: number;
  to: number;
  text: string;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    text: folded(word),
  }));

/** Endings differ by case and number: a word is the term's when it begins so, and is not much longer. */
const isForm = (word: string, ofTerm: string): boolean =>
  ofTerm.length < 4
    ? word === ofTerm
    : word.startsWith(ofTerm.slice(0, Math.max(3, ofTerm.length - 1))) && word.length <= ofTerm.length + 4;

/** The same, for a word that is expected: sounds inside change too, as in "cuvânt" and "cuvinte". */
const isNearForm = (word: string, ofTerm: string): boolean =>
  ofTerm.length < 4 ? word === ofTerm : word.startsWith(ofTerm.slice(0, Math.max(3, Math.floor(ofTerm.length * 0.5))));

function usesIn(words: readonly Word[], wanted: readonly Word[], isWord: typeof isForm): [Word, Word][] {
  const [first] = wanted;
  if (!first) return [];
  return words.flatMap((word, index) => {
    const isUse = wanted.every((part, offset) => isWord(words[index + offset]?.text ?? '', part.text));
    const last = words[index + wanted.length - 1];
    return isUse && last ? [[word, last]] : [];
  });
}

/** The terms of a source that its translation does not call as the glossary does, and where the source has them. */
export function strayTerms(
  source: string,
  target: string,
  glossary: readonly GlossaryTerm[],
  [from, to]: readonly [Locale, Locale],
): TermUse[] {
  const [said, written] = [wordsIn(source), wordsIn(target)];
  return glossary
    .filter((entry) => wordsIn(entry[from]).length > 0 && wordsIn(entry[to]).length > 0)
    .flatMap((entry) => {
      const uses = usesIn(said, wordsIn(entry[from]), isForm);
      const isKept = uses.length === 0 || usesIn(written, wordsIn(entry[to]), isNearForm).length > 0;
      return isKept ? [] : uses.map(([first, last]) => ({ term: entry, from: first.from, to: last.to }));
    })
    .sort((one, other) => one.from - other.from);
}
