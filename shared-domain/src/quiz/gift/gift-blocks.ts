/** Lines between blank ones, which GIFT reads as one question. */
export interface GiftBlock {
  /** Number of its first line, from 1. */
  line: number;
  text: string;
}

const isAside = (line: string) => line.startsWith('//') || line.startsWith('$CATEGORY');

/** The blocks of a GIFT text, without comments and categories. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let present: { line: number; lines: string[] } | undefined;
  const close = () => {
    if (present) blocks.push({ line: present.line, text: present.lines.join('\n') });
    present = undefined;
  };
  for (const [index, raw] of text
    .replace(/^\ufeff/u, '')
    .split(/\r\n|\r|\n/u)
    .entries()) {
    const line = raw.trim();
    if (line === '') close();
    else if (!isAside(line)) {
      present ??= { line: index + 1, lines: [] };
      present.lines.push(line);
    }
  }
  close();
  return blocks;
}
