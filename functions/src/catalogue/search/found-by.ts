import { type Locale, searchWords } from '@cursiv/shared-domain';
import type { FoldedField } from './folded-fields.ts';
import { type Match, match } from './match.ts';

/** The entries that answer a text, each with its match; all of them, without one, when nothing is looked for. */
export function foundBy<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => FoldedField[],
  text: string,
  page: Locale,
): Map<Entry, Match | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return new Map(entries.map((entry) => [entry, undefined]));
  const found = new Map<Entry, Match>();
  for (const entry of entries) {
    const answer = match(fieldsOf(entry), words, page);
    if (answer) found.set(entry, answer);
  }
  return found;
}
