import type { StoredDocument } from '../../firestore-model/document.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { isNumber, toNumber } from '../../firestore-model/values/value-order.ts';
import type { StructuredQuery, WireFilter, WireValue } from '../../firestore-model/wire.ts';
import type { ListShape } from '../store/sorted-lists.ts';
import { fieldReader } from './query-filter.ts';
import type { OrderField, QueryOrder } from './query-order.ts';
import { certainFilters } from './range-bounds.ts';

/** The sorted list that answers a query, and the part of it to use; `scope` names the queried collections. */
export function listShape(
  query: StructuredQuery,
  scope: { id: string; covers: (path: string) => boolean },
  { order, fields }: { order: QueryOrder; fields: readonly OrderField[] },
  names: ResourceNames,
): { shape: ListShape; part: string } {
  const equalities = equalitiesOf(query.where).sort((a, b) => (a.field < b.field ? -1 : 1));
  const readers = equalities.map(({ field }) => fieldReader(field, names));
  const orders = fields.map(({ field, direction }) => [field, direction]);
  const shape: ListShape = {
    id: JSON.stringify([scope.id, equalities.map(({ field }) => field), orders]),
    covers: scope.covers,
    partOf: (document) => partOf(document, readers, order),
    compare: order.compare,
    sort: order.sort,
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

/** The equalities that every result satisfies and whose values have a key, one for each field. */
export function equalitiesOf(filter: WireFilter | undefined): { field: string; key: string }[] {
  const byField = new Map<string, string>();
  for (const item of certainFilters(filter)) {
    if (!('fieldFilter' in item) || item.fieldFilter.op !== 'EQUAL') continue;
    const key = equalityKey(item.fieldFilter.value);
    if (key !== undefined) byField.set(item.fieldFilter.field.fieldPath, key);
  }
  return [...byField].map(([field, key]) => ({ field, key }));
}

/** Equal values have equal keys; the filter itself still decides. Undefined for values without a key. */
function equalityKey(value: WireValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if ('stringValue' in value) return `s${value.stringValue}`;
  if ('booleanValue' in value) return `b${value.booleanValue}`;
  if ('timestampValue' in value) return `t${value.timestampValue}`;
  if ('referenceValue' in value) return `r${value.referenceValue}`;
  return isNumber(value) ? `n${toNumber(value)}` : undefined;
}
