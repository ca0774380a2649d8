import { type L10nText, LOCALES, type Locale, wordsIn } from '@cursiv/shared-domain';
import { inOtherSpelling } from './words/old-spelling.ts';
import { stem } from './words/stem.ts';

/** The fields of an entry that a search can match. */
export type MatchField = 'title' | 'instructor' | 'category' | 'topic' | 'subtitle' | 'lesson';

/** One text of an entry, prepared for searching. */
export interface FoldedField {
  field: MatchField;
  /** Absent when the text has no language, such as a name. */
  locale?: Locale;
  text: string;
  /** Folded words, each with a space before and after: ` abc` finds a prefix and ` abc ` a whole word. */
  words: string;
  /** Their stems, spaced in the same way. */
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
