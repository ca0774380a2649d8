import type { ListEntry } from './list-entry.ts';

type Places = ReadonlyMap<ListEntry, number>;
const known = new WeakMap<readonly ListEntry[], Places>();
const { compare } = new Intl.Collator('ro');

/** The experts by name, each with their place; sorted once while the list is the same. */
export function namePlaces(experts: readonly ListEntry[]): Places {
  const present = known.get(experts);
  if (present) return present;
  const sorted = experts.toSorted((one, other) => compare(one.displayName, other.displayName));
  const places = new Map(sorted.map((expert, place) => [expert, place]));
  known.set(experts, places);
  return places;
}
