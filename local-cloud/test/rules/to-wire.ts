import { toWireFields as plainToWireFields, toWire } from '../../src/firestore-model/values/to-wire.ts';
import type { StructuredQuery, WireFields, WireFilter } from '../../src/firestore-model/wire.ts';
import { type Condition, type Fields, MinutesAgo, NOW } from './rules-case.ts';

/** The value with actual times in place of NOW and of times before it. */
function dated(value: unknown, time: Date): unknown {
  if (value === NOW) return time;
  if (value instanceof MinutesAgo) return new Date(time.getTime() - value.minutes * 60_000);
  if (Array.isArray(value)) return value.map((item) => dated(item, time));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, dated(item, time)]));
}

/** Plain fields in wire format; NOW becomes `time`, and undefined fields are left out. */
export const toWireFields = (fields: Fields, time: Date): WireFields =>
  plainToWireFields(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, dated(value, time)])));

/** The query that an SDK sends for these conditions. */
export function toQuery(collectionId: string, where: Condition[], time: Date): StructuredQuery {
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: toWire(dated(value, time)) },
  }));
  const [first] = filters;
  if (!first) return { from: [{ collectionId }] };
  const filter: WireFilter = filters.length === 1 ? first : { compositeFilter: { op: 'AND', filters } };
  return { from: [{ collectionId }], where: filter };
}
