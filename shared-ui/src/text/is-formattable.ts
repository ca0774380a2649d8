/** Longer than any text that can be written here; a file shown in a page may be longer. */
const MAX_LENGTH = 100_000;
/** Characters and line breaks that could be markup: a long lesson with code and tables has a few thousand. */
const MAX_MARKS = 4_000;
const MARK = /[^\p{L}\p{N}\p{Zs}.,;:?!'"“”„«»()–—]/gu;
/** A deeper nesting of lists and quotes than anybody can read. */
const DEEP = /^(?:[ \t]*(?:>|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))){13}|^[ \t]{60}/m;

/**
 * Whether a text is read as Markdown. The cost of formatting grows with markup and depth, not with length: a text that
 * could block a page is shown letter by letter instead.
 */
export function isFormattable(text: string): boolean {
  return text.length <= MAX_LENGTH && !DEEP.test(text) && (text.match(MARK)?.length ?? 0) <= MAX_MARKS;
}
