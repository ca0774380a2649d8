import { type L10nText, LOCALES, type Locale, wordsIn } from '@cursiv/shared-domain';
import { inOtherSpelling } from './words/old-spelling.ts';
import { stem } from './words/stem.ts';

/** What of an entry a search may have met. */
export type MatchField = 'title' | 'instructor' | 'category' | 'topic' | 'subtitle' | 'lesson';

/** One text of an entry made ready for a search. */
export interface FoldedField {
  field: MatchField;
  /** Absent when the text belongs to no language, such as a name. */
  locale?: Locale;
  text: string;
  /** Folded words, each with a space before and after, so that ` abc` finds a beginning and ` abc ` a whole word. */
  words: string;
  /** Their stems, spaced likewise. */
  stems: string;
}

const spaced = (words: readonly string[]) => ` ${[...new Set(words)].join(' ')} `;

function foldedField(field: MatchField, text: string, locale?: Locale): FoldedField {
  const other = inOtherSpelling(text);
  const words = other === text ? wordsIn(text) : [...wordsIn(text), ...wordsIn(other)];
  return { field, text, words: spaced(words), stems: spaced(words.map(stem)), ...(locale && { locale }) };
}

/** A localised text in each of its languages. */
export const localFields = (field: MatchField, text: L10nText): FoldedField[] =>
  LOCALES.flatMap((locale) => {
    const value = text[locale];
    return value ? [foldedField(field, value, locale)] : [];
  });

/** A text without language. */
export const plainField = (field: MatchField, text: string): FoldedField => foldedField(field, text);
