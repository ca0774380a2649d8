/** A copy of the list in which one item stands at another place; places outside the list are its ends. */
export function movedTo<T>(items: readonly T[], item: T, place: number): T[] {
  const others = items.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, place), 0, item);
}
