import type { Line } from './use-cues.ts';

/** What is said at a moment, in one language or two. */
export type Row = { start: number; texts: readonly { language: string; text: string }[] };

/** The lines of one language, or those of two beside each other: a line of the second stands where its middle is spoken. */
export function rowsOf(columns: readonly { language: string; lines: readonly Line[] }[]): Row[] {
  const [first, second] = columns;
  if (!first) return [];
  const rows = first.lines.map(({ start, text }) => ({ start, texts: [{ language: first.language, text }] }));
  if (!second) return rows;
  const places = rows.map(() => [] as string[]);
  const before: Line[] = [];
  for (const line of second.lines) {
    const middle = (line.start + line.end) / 2;
    const place = places[rows.findLastIndex(({ start }) => start <= middle)];
    if (place) place.push(line.text);
    else before.push(line);
  }
  return [
    ...before.map(({ start, text }) => ({ start, texts: [{ language: second.language, text }] })),
    ...rows.map((row, index) => ({
      ...row,
      texts: [...row.texts, { language: second.language, text: places[index]?.join(' ') ?? '' }],
    })),
  ];
}
