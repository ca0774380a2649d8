/** Does something for each, `atOnce` at a time. Rejects with the first failure; what comes after its group is left out. */
export async function inGroups<T>(all: readonly T[], atOnce: number, act: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(act));
}
