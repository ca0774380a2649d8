import { type Conflict, freeOrRefused } from '../free-or-refused.ts';

/** What is to be found for each week of a series: all of it, or every week that stands against it. */
export async function allWeeks<Each, Found>(
  weeks: readonly Each[],
  startOf: (week: Each) => Date,
  find: (week: Each) => Promise<Found>,
): Promise<{ found: Found[] } | { conflicts: Conflict[] }> {
  const results = await Promise.all(weeks.map((week) => freeOrRefused(startOf(week), async () => [await find(week)])));
  const conflicts = results.flatMap(({ conflict }) => conflict ?? []);
  return conflicts.length > 0 ? { conflicts } : { found: results.flatMap(({ free }) => free ?? []) };
}
