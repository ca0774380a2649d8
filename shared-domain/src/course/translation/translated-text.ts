import { alignParagraphs } from './align-paragraphs.ts';
import { type Paragraph, paragraphsIn } from './paragraphs.ts';

/**
 * A translation with what each of its paragraphs was made from: the paragraph of the source as it was then, and nothing
 * where nobody has said so. Whoever changes `text` without `followOriginals`, such as a merge or a restored version,
 * leaves `originals` empty, and everything is to be checked.
 */
export interface TranslatedText {
  text: string;
  originals: readonly string[];
}

/** Where a paragraph stands between its source and its translation. */
export type ParagraphState = 'translated' | 'toCheck' | 'outdated' | 'missing';

/** A paragraph in both languages; one is absent where the other stands alone. */
export interface ParagraphPair {
  state: ParagraphState;
  source: Paragraph | undefined;
  target: Paragraph | undefined;
  /** The place of the translated paragraph among others. */
  place: number;
  /** The source from which it was translated; empty when that is not known. */
  original: string;
}

/** Stands for the original of a paragraph that has none, and needs none: no paragraph is blank. */
const OF_ITS_OWN = ' ';

/** A source and its translation, paragraph by paragraph, in reading order. */
export function pairsOf(source: string, { text, originals }: TranslatedText): ParagraphPair[] {
  const from = paragraphsIn(source);
  const to = paragraphsIn(text);
  const known = to.map((_, index) => originals[index] ?? '');
  const rows = alignParagraphs(
    from.map((paragraph) => paragraph.text),
    to.map((paragraph) => paragraph.text),
    known,
  );
  return rows.map((row) => {
    const pair = {
      source: row.source === undefined ? undefined : from[row.source],
      target: row.target === undefined ? undefined : to[row.target],
      place: row.target ?? -1,
      original: row.target === undefined ? '' : (known[row.target] ?? ''),
    };
    return { ...pair, state: stateOf(pair) };
  });
}

function stateOf({ source, target, original }: Omit<ParagraphPair, 'state'>): ParagraphState {
  if (!target) return 'missing';
  if (original === '') return 'toCheck';
  if (original === OF_ITS_OWN) return source ? 'toCheck' : 'translated';
  return original === source?.text ? 'translated' : 'outdated';
}

/** The translation after somebody said that a paragraph says what its source says now. */
export function confirmParagraph(source: string, translated: TranslatedText, place: number): TranslatedText {
  return confirmed(source, translated, (pair) => pair.place === place);
}

/** The translation after somebody said so of all of it. */
export const confirmAll = (source: string, translated: TranslatedText): TranslatedText =>
  confirmed(source, translated, () => true);

function confirmed(source: string, translated: TranslatedText, isMeant: (pair: ParagraphPair) => boolean) {
  const pairs = pairsOf(source, translated).filter(({ target }) => target);
  const originals = pairs.map((pair) => (isMeant(pair) ? (pair.source?.text ?? OF_ITS_OWN) : pair.original));
  return { text: translated.text, originals };
}

/** How many paragraphs are in each state. */
export function countStates(pairs: readonly Pick<ParagraphPair, 'state'>[]): Record<ParagraphState, number> {
  const counts = { translated: 0, toCheck: 0, outdated: 0, missing: 0 };
  for (const { state } of pairs) counts[state] += 1;
  return counts;
}
