/** A watched part of a film: from a whole second up to, and without, another. */
export interface WatchedRange {
  from: number;
  to: number;
}

/** Whether a range can be of a film of this length: forwards, in whole seconds, and within it. */
const isRangeOf = ({ from, to }: WatchedRange, lengthSec: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= lengthSec;

/** The same seconds as ranges in order, each apart from the next; a range that cannot be of the film counts for nothing. */
export function normalRanges(ranges: readonly WatchedRange[], lengthSec: number): WatchedRange[] {
  const sorted = ranges.filter((range) => isRangeOf(range, lengthSec)).toSorted((one, other) => one.from - other.from);
  const normal: WatchedRange[] = [];
  for (const { from, to } of sorted) {
    const last = normal.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else normal.push({ from, to });
  }
  return normal;
}

/** How many different seconds are in ranges that are in order and apart. */
export const secondsIn = (ranges: readonly WatchedRange[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);
