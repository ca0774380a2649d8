import type { StoredDocument } from './document.ts';
import { fieldReader } from './query-filter.ts';
import { orderFields, type QueryOrder } from './query-order.ts';
import type { ResourceNames } from './resource-names.ts';
import type { ListShape } from './sorted-lists.ts';
import { isNumber, toNumber } from './value-order.ts';
import type { StructuredQuery, WireFilter, WireValue } from './wire.ts';

/** The sorted list that answers a query over one collection, and the part of it that does. */
export function listShape(
  query: StructuredQuery,
  collection: string,
  order: QueryOrder,
  names: ResourceNames,
): { shape: ListShape; part: string } {
  const equalities = equalitiesOf(query.where).sort((a, b) => (a.field < b.field ? -1 : 1));
  const readers = equalities.map(({ field }) => fieldReader(field, names));
  const orders = orderFields(query).map(({ field, direction }) => [field, direction]);
  const shape: ListShape = {
    id: JSON.stringify([collection, equalities.map(({ field }) => field), orders]),
    collection,
    partOf: (document) => partOf(document, readers, order),
    compare: order.compare,
  };
  return { shape, part: JSON.stringify(equalities.map(({ key }) => key)) };
}

function partOf(
  document: StoredDocument,
  readers: readonly ((document: StoredDocument) => WireValue | undefined)[],
  order: QueryOrder,
): string | undefined {
  if (!order.holds(document)) return undefined;
  const keys = readers.map((read) => equalityKey(read(document)));
  return keys.includes(undefined) ? undefined : JSON.stringify(keys);
}

/** The equalities that every result satisfies, as far as their values have a key; one for each field. */
function equalitiesOf(filter: WireFilter | undefined): { field: string; key: string }[] {
  const leaves = filter && 'compositeFilter' in filter && filter.compositeFilter.op === 'AND';
  const filters = leaves ? (filter.compositeFilter.filters ?? []) : filter ? [filter] : [];
  const byField = new Map<string, string>();
  for (const item of filters) {
    if (!('fieldFilter' in item) || item.fieldFilter.op !== 'EQUAL') continue;
    const key = equalityKey(item.fieldFilter.value);
    if (key !== undefined) byField.set(item.fieldFilter.field.fieldPath, key);
  }
  return [...byField].map(([field, key]) => ({ field, key }));
}

/** Equal values have equal keys; the filter itself still decides. Undefined for values that have none. */
function equalityKey(value: WireValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if ('stringValue' in value) return `s${value.stringValue}`;
  if ('booleanValue' in value) return `b${value.booleanValue}`;
  if ('timestampValue' in value) return `t${value.timestampValue}`;
  if ('referenceValue' in value) return `r${value.referenceValue}`;
  return isNumber(value) ? `n${toNumber(value)}` : undefined;
}
