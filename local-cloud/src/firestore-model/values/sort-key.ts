import type { WireValue } from '../wire.ts';
import { compareValues } from './value-order.ts';

/** A value prepared for repeated comparison. */
export interface SortKey {
  value: WireValue | undefined;
  /** Orders like the value among values of one kind; undefined for values without so simple a key. */
  plain?: number | string | undefined;
  kind?: number;
}

const SURROGATE = /[\ud800-\udfff]/;

/** Kinds of plain keys. */
const [NUMBER, TIMESTAMP, STRING] = [0, 1, 2];
/** The length of a timestamp down to its milliseconds, which is what JavaScript reads. */
const TO_MILLIS = '2026-03-01T12:00:00.000'.length;

/**
 * Numbers, timestamps and most strings have a plain key, which sorts a hundred thousand of them in a fraction of the
 * time.
 */
export function sortKey(value: WireValue | undefined): SortKey {
  if (value === undefined) return { value };
  if ('integerValue' in value) return numberKey(value, Number(value.integerValue), NUMBER);
  if ('doubleValue' in value && value.doubleValue !== 'NaN')
    return { value, kind: NUMBER, plain: Number(value.doubleValue) };
  if ('timestampValue' in value) return numberKey(value, microsOf(value.timestampValue), TIMESTAMP);
  // Without surrogates, JavaScript's own order of strings is that of their UTF-8 bytes.
  if ('stringValue' in value && !SURROGATE.test(value.stringValue))
    return { value, kind: STRING, plain: value.stringValue };
  return { value };
}

/** Firestore's order of values; a missing value comes first. */
export function compareSortKeys(a: SortKey, b: SortKey): number {
  if (a.plain !== undefined && b.plain !== undefined && a.kind === b.kind) {
    if (a.plain === b.plain) return 0;
    return a.plain < b.plain ? -1 : 1;
  }
  if (a.value === undefined || b.value === undefined)
    return Number(a.value !== undefined) - Number(b.value !== undefined);
  return compareValues(a.value, b.value);
}

/** Integers beyond 2^53 have no plain key: as JavaScript numbers, some of them would be equal. */
function numberKey(value: WireValue, plain: number, kind: number): SortKey {
  return Number.isSafeInteger(plain) ? { value, kind, plain } : { value };
}

/** Microseconds since the epoch, from a stored timestamp. */
function microsOf(text: string): number {
  return Date.parse(text) * 1000 + Number(text.slice(TO_MILLIS, -1));
}
