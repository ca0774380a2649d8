/** A calendar's text with whole lines. */
export const unfolded = (text: string): string => `\n${text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')}\n`;

/** The components of this name in an unfolded calendar, each with its first and last line. Reads the text once. */
export function* blocksOf(text: string, name: string): Generator<string> {
  const end = `\nEND:${name}\n`;
  for (let at = 0; ; ) {
    const begins = text.indexOf(`\nBEGIN:${name}\n`, at);
    const ends = begins < 0 ? -1 : text.indexOf(end, begins);
    if (ends < 0) return;
    yield text.slice(begins + 1, ends + end.length);
    at = ends;
  }
}
