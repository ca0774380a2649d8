import type { StructuredQuery, WireFields, WireFilter, WireValue } from '../../src/firestore/wire.ts';
import { type Condition, type Fields, MinutesAgo, NOW } from './rules-case.ts';

/** A plain value as Firestore's wire format has it; NOW becomes `time`. Throws on a value without such a form. */
function toWire(value: unknown, time: Date): WireValue {
  if (value === NOW) return { timestampValue: time.toISOString() };
  if (value instanceof MinutesAgo) return toWire(new Date(time.getTime() - value.minutes * 60_000), time);
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((item) => toWire(item, time)) } };
  if (typeof value === 'object') return { mapValue: { fields: toWireFields(value as Fields, time) } };
  throw new TypeError(`No wire form for ${typeof value}`);
}

/** Plain fields in wire format; undefined ones are left out. */
export const toWireFields = (fields: Fields, time: Date): WireFields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toWire(value, time)]),
  );

/** The query that an SDK sends for these conditions. */
export function toQuery(collectionId: string, where: Condition[], time: Date): StructuredQuery {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: toWire(value, time) },
  }));
  const [first] = filters;
  if (!first) return { from: [{ collectionId }] };
  const filter: WireFilter = filters.length === 1 ? first : { compositeFilter: { op: 'AND', filters } };
  return { from: [{ collectionId }], where: filter };
}
