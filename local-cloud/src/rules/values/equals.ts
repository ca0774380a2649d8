import { isNumber, kindOf, type RulesMap, type Value } from './value.ts';

/**
 * `==`: numbers by value whatever their type, except within lists and maps; sets without order; everything else by type
 * and content. A constraint within another value equals only itself.
 */
export function equals(left: Value, right: Value): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: compares a bigint with a number without loss
  if (isNumber(left) && isNumber(right)) return left == right;
  if (kindOf(left) !== kindOf(right)) return false;
  if (Array.isArray(left) && Array.isArray(right)) return sameItems(left, right);
  if (left instanceof Map && right instanceof Map) return sameMap(left, right);
  if (Buffer.isBuffer(left) && Buffer.isBuffer(right)) return left.equals(right);
  if (isTagged(left) && isTagged(right)) return sameTagged(left, right);
  return left === right;
}

/** Equality within lists and maps: an integer is no float. */
export function isSame(left: Value, right: Value): boolean {
  return typeof left === typeof right && equals(left, right);
}

/** Whether a list contains the value. */
export function includes(items: readonly Value[], sought: Value): boolean {
  return items.some((item) => isSame(item, sought));
}

/** Whether a set contains the value; 1 and 1.0 are equal. */
export function isMember(items: readonly Value[], sought: Value): boolean {
  return items.some((item) => equals(item, sought));
}

type Tagged = Extract<Value, { kind: string }>;

function isTagged(value: Value): value is Tagged {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function sameItems(left: readonly Value[], right: readonly Value[]): boolean {
  return left.length === right.length && left.every((item, index) => isSame(item, right[index] ?? null));
}

function sameMap(left: RulesMap, right: RulesMap): boolean {
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key) ?? null))
  );
}

function sameTagged(left: Tagged, right: Tagged): boolean {
  if ('nanos' in left && 'nanos' in right) return left.nanos === right.nanos;
  if (left.kind === 'path' && right.kind === 'path') return sameItems(left.segments, right.segments);
  if (left.kind === 'set' && right.kind === 'set')
    return left.items.length === right.items.length && left.items.every((item) => isMember(right.items, item));
  if (left.kind === 'map_diff' && right.kind === 'map_diff')
    return sameMap(left.after, right.after) && sameMap(left.before, right.before);
  if (left.kind === 'latlng' && right.kind === 'latlng')
    return left.latitude === right.latitude && left.longitude === right.longitude;
  return left === right;
}
