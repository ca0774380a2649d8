/** Upper ends of the intervals in which the time for a lesson is counted, in seconds; whatever is longer is in the last. */
const BOUNDS = [30, 60, 120, 180, 300, 480, 720, 1200, 1800, 2700, 3600, 7200, 14_400, 86_400] as const;

/** The interval of a time, by its place. */
export function timeBucket(seconds: number): number {
  const place = BOUNDS.findIndex((bound) => seconds <= bound);
  return place === -1 ? BOUNDS.length : place;
}

/** The median of so many times in each interval, in seconds: within its interval, times are taken to be spread evenly. */
export function medianTime(counts: ReadonlyMap<number, number>): number | undefined {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let passed = 0;
  for (const [place, bound] of BOUNDS.entries()) {
    const count = counts.get(place) ?? 0;
    if (passed + count >= total / 2 && count > 0) {
      const from = BOUNDS[place - 1] ?? 0;
      return Math.round(from + ((total / 2 - passed) / count) * (bound - from));
    }
    passed += count;
  }
  return BOUNDS[BOUNDS.length - 1];
}
