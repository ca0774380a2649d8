/**
 * The one text of a value: keys in order, and the negative zero, which JSON would write as 0, as the text that Firestore takes for it. Two
 * values are equal when their texts are.
 */
export const canonical = (value: unknown): string => JSON.stringify(value, (_, part: unknown) => inOrder(part));

function inOrder(part: unknown): unknown {
  if (Object.is(part, -0)) return '-0';
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
