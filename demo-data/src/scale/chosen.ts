/** Spreads whole numbers evenly: the same for the same ones, on every machine (the finaliser of MurmurHash3). */
export function spread(...numbers: readonly number[]): number {
  let hash = 0;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

/** One of a list, by numbers. */
export const chosen = <Each>(list: readonly Each[], ...numbers: readonly number[]): Each =>
  list[spread(...numbers) % list.length] as Each;
