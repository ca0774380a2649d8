const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two documents say the same; a missing field and an undefined one are equal. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (one instanceof Date || other instanceof Date) return Number(one) === Number(other);
  // Asked of a whole draft at every key press: no list of all keys is made.
  return (
    Object.keys(one).every((key) => sameValues(one[key], other[key])) &&
    Object.keys(other).every((key) => other[key] === undefined || Object.hasOwn(one, key))
  );
}
