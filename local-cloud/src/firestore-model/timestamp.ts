import type { JsonObject } from '../http/parse-json.ts';
import { RpcError } from '../status.ts';

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const MICROS_PER_SECOND = 1_000_000;
/** Firestore's range of timestamps: years 1 to 9999. */
const [FIRST_MICROS, END_MICROS] = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].map(
  (text) => Date.parse(text) * 1000,
) as [number, number];

/**
 * Microseconds since the epoch, from an RFC 3339 string or the `{ seconds, nanos }` form. Firestore keeps microseconds
 * and truncates finer digits. Throws INVALID_ARGUMENT otherwise.
 */
export function parseTimestamp(value: unknown): number {
  const micros = typeof value === 'string' ? fromText(value) : fromParts(value);
  if (!(micros >= FIRST_MICROS && micros < END_MICROS + MICROS_PER_SECOND))
    throw new RpcError('INVALID_ARGUMENT', `Invalid timestamp: ${JSON.stringify(value)}`);
  return micros;
}

/** RFC 3339 in UTC with 0, 3 or 6 digits of fraction, as the service writes it. */
export function formatTimestamp(micros: number): string {
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  const fraction = micros - seconds * MICROS_PER_SECOND;
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (fraction === 0) return `${whole}Z`;
  const digits = String(fraction).padStart(6, '0');
  return `${whole}.${fraction % 1000 === 0 ? digits.slice(0, 3) : digits}Z`;
}

/** Order of two timestamps as `formatTimestamp` writes them, without parsing: only the width of the fraction varies. */
export function compareTimestamps(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.slice(0, -1).padEnd(26, '.000000'.slice(a.length === 20 ? 0 : 1));
  const right = b.slice(0, -1).padEnd(26, '.000000'.slice(b.length === 20 ? 0 : 1));
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function fromText(text: string): number {
  const match = RFC_3339.exec(text);
  if (!match) return Number.NaN;
  const [, seconds, fraction = '', zone] = match;
  return Date.parse(`${seconds}${zone}`) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

function fromParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return Number.NaN;
  const { seconds = 0, nanos = 0 } = value as JsonObject;
  return Number(seconds) * MICROS_PER_SECOND + Math.floor(Number(nanos) / 1000);
}
