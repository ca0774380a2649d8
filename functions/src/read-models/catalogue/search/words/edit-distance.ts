/**
 * How many letters to change, add, drop or swap to turn one word into the other; `limit + 1` for anything above the
 * limit.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let present = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      next.push(cheapest(one, other, row, column, { before, present, next }));
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = present;
    present = next;
  }
  return present[other.length] ?? limit + 1;
}

type Rows = { before: number[]; present: number[]; next: number[] };

function cheapest(one: string, other: string, row: number, column: number, { before, present, next }: Rows): number {
  const isSame = one[row - 1] === other[column - 1];
  const changed = (present[column - 1] ?? 0) + (isSame ? 0 : 1);
  const best = Math.min(changed, (present[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
  const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return isSwap ? Math.min(best, (before[column - 2] ?? 0) + 1) : best;
}
