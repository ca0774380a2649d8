import { TYPE_FIELD } from '../names/field-path.ts';
import { comparePaths } from '../names/resource-names.ts';
import { compareStrings } from '../names/string-order.ts';
import { compareTimestamps } from '../timestamp.ts';
import type { WireFields, WireValue } from '../wire.ts';

/** The rank of a value's type in Firestore's order of types; integers and doubles share one. */
export function typeRank(value: WireValue): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if (isNumber(value)) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return vectorElements(value) ? 9 : 10;
}

/** Firestore's total order over canonical values: negative, zero or positive. */
export function compareValues(a: WireValue, b: WireValue): number {
  const types = typeRank(a) - typeRank(b);
  if (types !== 0) return types;
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b) return compareTimestamps(a.timestampValue, b.timestampValue);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue);
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return a.geoPointValue.latitude - b.geoPointValue.latitude || a.geoPointValue.longitude - b.geoPointValue.longitude;
  if ('arrayValue' in a && 'arrayValue' in b) return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? []);
  if ('mapValue' in a && 'mapValue' in b) return compareMapsOrVectors(a, b);
  return 0;
}

/** Equality as filters and array transforms see it: 1 equals 1.0, NaN equals NaN. */
export function equalValues(a: WireValue, b: WireValue): boolean {
  return compareValues(a, b) === 0;
}

export type NumberValue = Extract<WireValue, { integerValue: string } | { doubleValue: unknown }>;

export function isNumber(value: WireValue): value is NumberValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNaNValue(value: WireValue): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

/** The nearest JavaScript number. */
export function toNumber(value: NumberValue): number {
  return Number('integerValue' in value ? value.integerValue : value.doubleValue);
}

function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (isNaNValue(a) || isNaNValue(b)) return Number(isNaNValue(b)) - Number(isNaNValue(a));
  const left = exact(a);
  const right = exact(b);
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

/** JavaScript compares bigint with number exactly, so integers beyond 2^53 keep their order among doubles. */
function exact(value: NumberValue): number | bigint {
  if ('doubleValue' in value) return Number(value.doubleValue);
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}

function compareMapsOrVectors(a: MapValue, b: MapValue): number {
  const left = vectorElements(a);
  const right = vectorElements(b);
  if (left && right) return left.length - right.length || compareLists(left, right);
  return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {});
}

function compareLists(a: readonly WireValue[], b: readonly WireValue[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: WireFields, b: WireFields): number {
  const left = sortedEntries(a);
  const right = sortedEntries(b);
  for (const [index, [name, value]] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareStrings(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function sortedEntries(fields: WireFields): [string, WireValue][] {
  return Object.entries(fields).sort(([a], [b]) => compareStrings(a, b));
}

type MapValue = Extract<WireValue, { mapValue: unknown }>;

/** The elements of a vector, stored as the map `{ __type__: "__vector__", value: [...] }`; undefined for other maps. */
function vectorElements({ mapValue: { fields } }: MapValue): readonly WireValue[] | undefined {
  const type = fields?.[TYPE_FIELD];
  if (!type || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  const elements = fields?.value;
  return elements && 'arrayValue' in elements ? (elements.arrayValue.values ?? []) : undefined;
}
