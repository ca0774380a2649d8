/** Longer than any text that can be written here; a file shown in a page may be. */
const MAX_LENGTH = 100_000;
/** Signs and line breaks that could be markup: a long lesson with code and tables has a few thousand. */
const MAX_MARKS = 4_000;
const MARK = /[^\p{L}\p{N}\p{Zs}.,;:?!'"“”„«»()–—]/gu;
/** More lists and quotes within each other than anybody can read. */
const DEEP = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){13}|^[ \t]{60}/m;

/**
 * Whether a text is read as Markdown. What formatting costs grows with marks and depth, not with length: a text that could
 * hold up a page by them is shown letter by letter instead.
 */
export function isFormattable(text: string): boolean {
  return text.length <= MAX_LENGTH && !DEEP.test(text) && (text.match(MARK)?.length ?? 0) <= MAX_MARKS;
}
