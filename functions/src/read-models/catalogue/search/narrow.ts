/** The values of an entry that a filter can select. */
export type ValuesOf<Entry, Name extends string> = Record<Name, (entry: Entry) => readonly string[]>;

export interface Narrowed<Entry, Name extends string> {
  found: Entry[];
  /** For each filter, how many entries each of its values would leave, given the other filters. */
  counts: Record<Name, Map<string, number>>;
  /** For each active filter, how many entries there would be without it. */
  without: Map<Name, number>;
}

/** The entries that pass every active filter, counted for the other filters in the same pass. */
export function narrow<Entry, Name extends string>(
  entries: readonly Entry[],
  valuesOf: ValuesOf<Entry, Name>,
  chosen: Partial<Record<Name, string | undefined>>,
): Narrowed<Entry, Name> {
  const names = Object.keys(valuesOf) as Name[];
  const active = names.filter((name) => chosen[name] !== undefined);
  const found: Entry[] = [];
  const counts = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<Name, Map<string, number>>;
  const without = new Map(active.map((name) => [name, 0]));
  for (const entry of entries) {
    const missed = active.filter((name) => !valuesOf[name](entry).includes(chosen[name] ?? ''));
    if (missed.length > 1) continue;
    const [only] = missed;
    if (only === undefined) found.push(entry);
    for (const name of only === undefined ? names : [only]) {
      for (const value of valuesOf[name](entry)) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
    for (const name of only === undefined ? active : [only]) without.set(name, (without.get(name) ?? 0) + 1);
  }
  return { found, counts, without };
}
