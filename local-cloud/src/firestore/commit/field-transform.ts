import { type FieldPath, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { readList, readObject, readString } from '../../firestore-model/request-json.ts';
import { formatTimestamp } from '../../firestore-model/timestamp.ts';
import { doubleValue, readValue } from '../../firestore-model/values/read-value.ts';
import {
  compareValues,
  equalValues,
  isNaNValue,
  isNumber,
  type NumberValue,
  toNumber,
} from '../../firestore-model/values/value-order.ts';
import type { WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);
const MICROS_PER_MS = 1000;

/** google.firestore.v1.DocumentTransform.FieldTransform */
export type FieldTransform = { path: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: NumberValue }
  | { kind: 'appendMissingElements' | 'removeAllFromArray'; elements: readonly WireValue[] }
);

/** Reads one transform of a write. Throws INVALID_ARGUMENT for an unknown one. */
export function readTransform(raw: unknown): FieldTransform {
  const transform = readObject(raw, 'updateTransforms');
  const path = parseFieldPath(readString(transform.fieldPath, 'fieldPath'));
  if (transform.setToServerValue === 'REQUEST_TIME' || transform.setToServerValue === 1)
    return { kind: 'requestTime', path };
  for (const kind of ['increment', 'maximum', 'minimum'] as const)
    if (transform[kind]) return { kind, path, operand: readNumber(transform[kind], kind) };
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const)
    if (transform[kind]) {
      const { values } = readObject(transform[kind], kind);
      return { kind, path, elements: readList(values, kind).map((item) => readValue(item)) };
    }
  throw new RpcError('INVALID_ARGUMENT', `Unknown transform of field ${path.join('.')}.`);
}

/** The field's new value, and the result that the write reports (null for arrays). `time`: commit time in microseconds. */
export function applyTransform(
  transform: FieldTransform,
  current: WireValue | undefined,
  time: number,
): { value: WireValue; result: WireValue } {
  if ('elements' in transform)
    return { value: { arrayValue: transformArray(transform, current) }, result: { nullValue: null } };
  const value = 'operand' in transform ? transformNumber(transform, current) : requestTime(time);
  return { value, result: value };
}

/** Server timestamps have millisecond precision, and equal `request.time` of the rules. */
function requestTime(time: number): WireValue {
  return { timestampValue: formatTimestamp(Math.floor(time / MICROS_PER_MS) * MICROS_PER_MS) };
}

function transformNumber(
  { kind, operand }: Extract<FieldTransform, { operand: NumberValue }>,
  current: WireValue | undefined,
): WireValue {
  if (!current || !isNumber(current)) return operand;
  if (kind === 'increment') return sum(current, operand);
  if (isNaNValue(current) || isNaNValue(operand)) return { doubleValue: 'NaN' };
  const order = compareValues(operand, current);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

/** Integers saturate at the 64-bit bounds; with a double the sum is a double. */
function sum(a: NumberValue, b: NumberValue): WireValue {
  if (!('integerValue' in a && 'integerValue' in b)) return doubleValue(toNumber(a) + toNumber(b));
  const total = BigInt(a.integerValue) + BigInt(b.integerValue);
  if (total > INT64_MAX) return { integerValue: String(INT64_MAX) };
  return { integerValue: String(total < INT64_MIN ? INT64_MIN : total) };
}

function transformArray(
  { kind, elements }: Extract<FieldTransform, { elements: readonly WireValue[] }>,
  current: WireValue | undefined,
): { values?: WireValue[] } {
  const present = current && 'arrayValue' in current ? (current.arrayValue.values ?? []) : [];
  const values = kind === 'removeAllFromArray' ? present.filter((item) => !includes(elements, item)) : [...present];
  if (kind === 'appendMissingElements')
    for (const element of elements) if (!includes(values, element)) values.push(element);
  return values.length > 0 ? { values } : {};
}

function includes(values: readonly WireValue[], wanted: WireValue): boolean {
  return values.some((value) => equalValues(value, wanted));
}

function readNumber(raw: unknown, kind: string): NumberValue {
  const value = readValue(raw);
  if (!isNumber(value)) throw new RpcError('INVALID_ARGUMENT', `The operand of '${kind}' is not a number.`);
  return value;
}
