import { type L10nText, LOCALES, type Locale, wordsIn } from '@cursiv/shared-domain';
import { inOtherSpelling } from './words/old-spelling.ts';

/** The fields of an entry that a search can match. */
export const MATCH_FIELDS = ['title', 'instructor', 'category', 'topic', 'subtitle', 'lesson'] as const;
export type MatchField = (typeof MATCH_FIELDS)[number];

/** One text of an entry, prepared for searching. */
export interface FoldedField {
  field: MatchField;
  /** Absent when the text has no language, such as a name. */
  locale?: Locale;
  text: string;
  /** Folded words, each once. */
  words: readonly string[];
}

function foldedField(field: MatchField, text: string, locale?: Locale): FoldedField {
  const other = inOtherSpelling(text);
  const words = new Set(other === text ? wordsIn(text) : [...wordsIn(text), ...wordsIn(other)]);
  return { field, text, words: [...words], ...(locale && { locale }) };
}

/** A localised text in each of its languages. */
export const localFields = (field: MatchField, text: L10nText): FoldedField[] =>
  LOCALES.flatMap((locale) => {
    const value = text[locale];
    return value ? [foldedField(field, value, locale)] : [];
  });

/** A text without language. */
export const plainField = (field: MatchField, text: string): FoldedField => foldedField(field, text);
