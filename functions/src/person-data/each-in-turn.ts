/**
 * Does the work for each in turn. One for whom it fails holds up nobody after them; the run fails in the end with the first failure, so
 * that it is seen.
 */
export async function eachInTurn<One>(all: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
