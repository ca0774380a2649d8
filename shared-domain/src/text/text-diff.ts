import { commonRow } from './common-row.ts';

/** A piece of two texts: in both, or only in the earlier or the later one. */
export interface DiffPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What became of a text: paragraph by paragraph, and word by word where a paragraph was changed. */
export function textDiff(before: string, after: string): DiffPiece[] {
  const pieces = compared(paragraphsOf(before), paragraphsOf(after));
  const refined: DiffPiece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const next = pieces[index + 1];
    if (!piece) continue;
    if (piece.kind === 'removed' && next?.kind === 'added') {
      refined.push(...compared(wordsOf(piece.text), wordsOf(next.text)));
      index += 1;
    } else refined.push(piece);
  }
  return joined(refined);
}

/** The sentences of a text that were taken away or added, in order. */
export function changedSentences(before: string, after: string, locale: string): DiffPiece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const sentencesOf = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()).filter(Boolean));
  const [was, now] = [sentencesOf(before), sentencesOf(after)];
  const pairs = commonRow(was, now);
  const [stayed, kept] = [new Set(pairs.map(([row]) => row)), new Set(pairs.map(([, column]) => column))];
  const pieces: DiffPiece[] = [];
  let column = 0;
  const addUpTo = (end: number) => {
    for (; column < end; column += 1) if (!kept.has(column)) pieces.push({ kind: 'added', text: now[column] ?? '' });
  };
  was.forEach((text, row) => {
    if (!stayed.has(row)) pieces.push({ kind: 'removed', text });
    else addUpTo(pairs.find(([place]) => place === row)?.[1] ?? column);
  });
  addUpTo(now.length);
  return pieces;
}

const paragraphsOf = (text: string) => text.split(/(?<=\n)/);
const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Two lists as pieces: what is removed comes before what takes its place. */
function compared(before: readonly string[], after: readonly string[]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  let [row, column] = [0, 0];
  for (const [was, now] of [...commonRow(before, after), [before.length, after.length] as const]) {
    pieces.push({ kind: 'removed', text: before.slice(row, was).join('') });
    pieces.push({ kind: 'added', text: after.slice(column, now).join('') });
    pieces.push({ kind: 'same', text: before[was] ?? '' });
    [row, column] = [was + 1, now + 1];
  }
  return joined(pieces);
}

/** Neighbours of one kind as one piece; empty ones are left out. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const result: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === '') continue;
    if (last?.kind === piece.kind) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}
