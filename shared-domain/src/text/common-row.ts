/** Pairs that are compared at most; beyond it, what stands between the same beginning and the same end counts as different. */
const MOST_PAIRS = 4_000_000;

/** The places of the longest row of equal items that two lists have in common, in order. */
export function commonRow(before: readonly string[], after: readonly string[]): [before: number, after: number][] {
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const was = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const middle = was.length * now.length > MOST_PAIRS ? [] : aligned(was, now);
  return [
    ...places(start, 0, 0),
    ...middle.map(([row, column]): [number, number] => [start + row, start + column]),
    ...places(end, before.length - end, after.length - end),
  ];
}

const places = (count: number, before: number, after: number) =>
  Array.from({ length: count }, (_, index): [number, number] => [before + index, after + index]);

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function aligned(was: readonly string[], now: readonly string[]): [number, number][] {
  const width = now.length + 1;
  const lengths = new Uint32Array((was.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = was.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        was[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < was.length && column < now.length) {
    if (was[row] === now[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
