import { normalRanges, type WatchedRange } from './watched.ts';

/** The seconds that one hex digit stands for, the earliest first. */
const PER_DIGIT = 4;

/** The longest film whose seconds are kept: ten hours. */
export const LONGEST_FILM_SEC = 36_000;

/**
 * Watched seconds as they are stored: a bit for each, four to a hex digit. Unlike a list of ranges it never grows beyond its film,
 * so that nothing is ever given up to keep it small, and the data rules can count it.
 */
export function storedWatched(ranges: readonly WatchedRange[], lengthSec: number): string {
  const digits: number[] = [];
  for (const { from, to } of normalRanges(ranges, Math.min(lengthSec, LONGEST_FILM_SEC))) {
    for (let second = from; second < to; second += 1) {
      const place = Math.floor(second / PER_DIGIT);
      while (digits.length <= place) digits.push(0);
      digits[place] = (digits[place] ?? 0) | bitOf(second);
    }
  }
  return digits.map((digit) => digit.toString(16)).join('');
}

/** The ranges in what is stored; what is no hex digit has watched nothing. */
export function watchedRanges(stored: string, lengthSec: number): WatchedRange[] {
  const seconds = Math.min(stored.length * PER_DIGIT, lengthSec, LONGEST_FILM_SEC);
  const ranges: WatchedRange[] = [];
  for (let second = 0; second < seconds; second += 1) {
    const digit = Number.parseInt(stored[Math.floor(second / PER_DIGIT)] ?? '0', 16);
    if (!(digit & bitOf(second))) continue;
    const last = ranges.at(-1);
    if (last?.to === second) last.to = second + 1;
    else ranges.push({ from: second, to: second + 1 });
  }
  return ranges;
}

/** What is stored after more was watched: nothing that was there is lost, in whatever order devices tell. */
export const withWatched = (stored: string, more: readonly WatchedRange[], lengthSec: number): string =>
  storedWatched([...watchedRanges(stored, lengthSec), ...normalRanges(more, lengthSec)], lengthSec);

const bitOf = (second: number): number => 1 << (PER_DIGIT - 1 - (second % PER_DIGIT));
