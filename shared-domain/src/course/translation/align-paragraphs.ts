/** A paragraph of the source beside its translation, by their places; one of them is absent where the other stands alone. */
export interface Pairing {
  source?: number;
  target?: number;
}

/** Pairs that are weighed at most; beyond it paragraphs are paired by their places. */
const MOST_PAIRS = 250_000;

/** A pair that is known to belong together, against any other two. */
const CERTAIN = 8;

/**
 * Pairs the paragraphs of a source with those of its translation, in their order. `originals` says of each translated
 * paragraph what it was made from, and is empty where nobody has said so.
 */
export function alignParagraphs(
  source: readonly string[],
  target: readonly string[],
  originals: readonly string[],
): Pairing[] {
  const isPair = (one: number, other: number) => source[one] !== undefined && source[one] === originals[other];
  let start = 0;
  while (start < Math.min(source.length, target.length) && isPair(start, start)) start += 1;
  let end = 0;
  const rest = Math.min(source.length, target.length) - start;
  while (end < rest && isPair(source.length - 1 - end, target.length - 1 - end)) end += 1;
  const rows = source.length - end - start;
  const columns = target.length - end - start;
  const likeness = likenessOf(source, target, originals);
  const middle =
    rows * columns > MOST_PAIRS
      ? byPlace(rows, columns)
      : best(rows, columns, (row, column) => likeness(start + row, start + column));
  return [
    ...range(start).map((index) => ({ source: index, target: index })),
    ...middle.map((pair) => shifted(pair, start, start)),
    ...range(end).map((index) => ({ source: source.length - end + index, target: target.length - end + index })),
  ];
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

const shifted = ({ source, target }: Pairing, rows: number, columns: number): Pairing => ({
  ...(source !== undefined && { source: source + rows }),
  ...(target !== undefined && { target: target + columns }),
});

const byPlace = (rows: number, columns: number): Pairing[] =>
  range(Math.max(rows, columns)).map((index) => ({
    ...(index < rows && { source: index }),
    ...(index < columns && { target: index }),
  }));

/** How well a source and a translated paragraph go together: always more than leaving both alone. */
function likenessOf(source: readonly string[], target: readonly string[], originals: readonly string[]) {
  const forms = { source: source.map(formOf), target: target.map(formOf) };
  const words = new Map<string, Set<string>>();
  const wordsOf = (text: string) => {
    const known = words.get(text) ?? new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    words.set(text, known);
    return known;
  };
  return (row: number, column: number): number => {
    const [now = '', was = ''] = [source[row], originals[column]];
    if (was.trim() === '') return forms.source[row] === forms.target[column] ? 1 : 0.25;
    return now === was ? CERTAIN : 0.125 + 4 * share(wordsOf(now), wordsOf(was));
  };
}

/** The form of a paragraph, which translating does not change. */
function formOf(paragraph: string): string {
  const [sign = ''] = /^(#{1,6}\s|>|```|~~~|!\[|[-*+]\s|\d+[.)]\s|\|)/.exec(paragraph) ?? [];
  return sign.replace(/\d+/, '1');
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** The pairs in order with the highest sum of likeness. */
function best(rows: number, columns: number, likeness: (row: number, column: number) => number): Pairing[] {
  const width = columns + 1;
  const sums = new Float64Array((rows + 1) * width);
  const at = (row: number, column: number) => sums[row * width + column] ?? 0;
  const paired = (row: number, column: number) => likeness(row, column) + at(row + 1, column + 1);
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      sums[row * width + column] = Math.max(paired(row, column), at(row + 1, column), at(row, column + 1));
  const pairs: Pairing[] = [];
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    const isInside = row < rows && column < columns;
    if (isInside && at(row, column) === paired(row, column)) {
      pairs.push({ source: row, target: column });
      row += 1;
      column += 1;
    } else if (column >= columns || (row < rows && at(row + 1, column) >= at(row, column + 1))) {
      pairs.push({ source: row });
      row += 1;
    } else {
      pairs.push({ target: column });
      column += 1;
    }
  }
  return pairs;
}
