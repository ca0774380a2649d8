import { LOCALES } from '../../l10n/l10n.ts';
import { sameValues } from '../../same-values.ts';

/** Merges a text that both sides have changed. `path` names its place in the merged value. */
export type MergeText = (path: readonly string[], base: string, mine: string, theirs: string) => string;

type Item = Record<string, unknown>;

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isLines = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((line) => typeof line === 'string'));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Items without ids, such as terms of a glossary, are what they say. */
const keyOf = (item: Item): string => String(item.id ?? item.locale ?? JSON.stringify(item));
const isItems = (value: unknown): value is Item[] => Array.isArray(value) && value.every(isObject);
const between = '\n\n';
const linesOf = (value: unknown) => ((value ?? []) as string[]).join(between);

/**
 * Both sides' changes of a value: field by field, and item by item where items have ids. Texts in a language that both have changed go to
 * `mergeText`; of a choice that both have made, mine stays.
 */
export function mergeValues(
  path: readonly string[],
  base: unknown,
  mine: unknown,
  theirs: unknown,
  mergeText: MergeText,
): unknown {
  if (sameValues(mine, theirs) || sameValues(base, theirs)) return mine;
  if (sameValues(base, mine)) return theirs;
  const isInLanguage = LOCALES.some((locale) => locale === path.at(-1));
  if (isInLanguage && [base, mine, theirs].every(isText))
    return mergeText(path, String(base ?? ''), String(mine ?? ''), String(theirs ?? ''));
  if (isInLanguage && [base, mine, theirs].every(isLines))
    return mergeText(path, linesOf(base), linesOf(mine), linesOf(theirs)).split(between);
  if (isItems(mine) && isItems(theirs)) return mergeItems(path, isItems(base) ? base : [], mine, theirs, mergeText);
  if (isObject(mine) && isObject(theirs)) {
    const was = isObject(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const pairs = keys.map((key) => [key, mergeValues([...path, key], was[key], mine[key], theirs[key], mergeText)]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }
  return mine;
}

/** An item that one side takes away stays when the other has changed it. */
function mergeItems(
  path: readonly string[],
  base: Item[],
  mine: Item[],
  theirs: Item[],
  mergeText: MergeText,
): unknown[] {
  const [was, ours, others] = [base, mine, theirs].map((items) => new Map(items.map((item) => [keyOf(item), item])));
  const merged = new Map<string, unknown>();
  for (const key of new Set([...mine, ...theirs].map(keyOf))) {
    const [before, one, other] = [was?.get(key), ours?.get(key), others?.get(key)];
    if (one && other) merged.set(key, mergeValues([...path, key], before, one, other, mergeText));
    else if (!before || !sameValues(before, one ?? other)) merged.set(key, one ?? other);
  }
  return mergeOrder(base.map(keyOf), mine.map(keyOf), theirs.map(keyOf)).flatMap((key) => merged.get(key) ?? []);
}

/** Every item of both sides in one order: mine where I have moved some, else theirs; what the other side has alone follows what it followed there. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isMoved = (side: readonly string[]) =>
    base.filter((key) => side.includes(key)).join() !== side.filter((key) => base.includes(key)).join();
  const [first, second] = isMoved(mine) || !isMoved(theirs) ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((key, place) => {
    if (order.includes(key)) return;
    const neighbour = second.slice(0, place).findLast((before) => order.includes(before));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, key);
  });
  return order;
}
