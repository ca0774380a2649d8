import type { WireFields, WireValue } from '../wire.ts';

/** A plain value in Firestore's wire format. Throws for a value without one. */
export function toWire(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value) } };
  throw new TypeError(`No wire form for ${typeof value}`);
}

/** Plain fields in wire format, without undefined ones. */
export const toWireFields = (fields: object): WireFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toWire(value)]),
  );
