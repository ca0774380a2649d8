import { figureDay, type Locale, type PageKind, SEARCHED_LISTS, wordsKey } from '@cursiv/shared-domain';
import type { missedWords } from './missed-words.ts';
import type { Tally } from './tally.ts';

/** A page's document that was sent to somebody. */
export interface SentPage {
  kind: PageKind;
  /** The language that was wanted. */
  locale: Locale;
  /** The language of what the page is about, where its data tell. */
  shownIn?: Locale | undefined;
  bytes: number;
}

/** Counts a page's document. */
export function countPage(to: Tally, { kind, locale, shownIn, bytes }: SentPage, at: Date): void {
  to.add(`view:${locale}:${kind}`, 1, at);
  to.add(`egress:${kind}`, bytes, at);
  if (shownIn && shownIn !== locale) to.add(`missed:${locale}:${kind}`, 1, at);
}

/** The data of a page that were sent to somebody. */
export interface SentData {
  kind: PageKind;
  bytes: number;
  reads: number;
  body: unknown;
  /** What the list was searched for. */
  words: string;
  /** A hash of who asked. */
  address: string;
}

/** Counts the data of a page, and a search with what it found. */
export function countData(to: Tally, missed: ReturnType<typeof missedWords>, sent: SentData, at: Date): void {
  const { kind, bytes, reads, body, words, address } = sent;
  to.add(`data:${kind}`, 1, at);
  to.add(`egress:${kind}`, bytes, at);
  to.add(`reads:${kind}`, reads, at);
  const list = SEARCHED_LISTS.find((name) => name === kind);
  if (!list || words.trim() === '') return;
  to.add(`search:${list}`, 1, at);
  const { total } = body as { total?: number };
  if (total !== 0) return;
  to.add(`nothing:${list}`, 1, at);
  const enough = missed(words, address, at);
  if (enough) to.addUnder(wordsKey(figureDay(at).slice(0, 7), enough.words), enough.count);
}
