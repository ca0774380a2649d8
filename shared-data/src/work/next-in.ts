/** The first work behind one of them that is free; behind what is not in the list, nothing is. Asks of one after the other. */
export async function nextIn(
  works: readonly string[],
  after: string,
  isFree: (work: string) => Promise<boolean>,
): Promise<string | undefined> {
  const at = works.indexOf(after);
  for (const work of at < 0 ? [] : works.slice(at + 1)) if (await isFree(work)) return work;
  return undefined;
}
