/** A copy of the list with one item moved to another place; places outside the list mean its ends. */
export function movedTo<T>(items: readonly T[], item: T, place: number): T[] {
  const others = items.filter((other) => other !== item);
  return others.toSpliced(Math.max(0, place), 0, item);
}
