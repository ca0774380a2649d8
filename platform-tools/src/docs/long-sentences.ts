const NOT_PROSE = /^```[\s\S]*?^```|^#.*$|(?<=\])\([^)]*\)/gm;

/** A blank line, a list item, a row or a cell of a table ends what stands before it. */
const BLOCK_END = /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)|\|/;
const LIST_MARK = /^\s*(?:[-*]|\d+\.) /;
const SENTENCE_END = /(?<=[.!?][)*"”]*)\s+/;

const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /\w/.test(word));

/** The sentences of a Markdown text that have `limit` words or more. Headings, code blocks and link targets do not count. */
export function longSentences(markdown: string, limit: number): string[] {
  return markdown
    .replaceAll(NOT_PROSE, '')
    .split(BLOCK_END)
    .flatMap((block) => block.replace(LIST_MARK, '').trim().split(SENTENCE_END))
    .filter((sentence) => wordsOf(sentence).length >= limit)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' '));
}
