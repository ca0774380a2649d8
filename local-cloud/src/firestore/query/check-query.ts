import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import type { StructuredQuery, WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import { checkFilter } from './check-filter.ts';
import { leavesOf } from './filter-leaves.ts';
import { type OrderField, orderFields } from './query-order.ts';

/**
 * Throws the service's status for a query that Firestore refuses. `parent` is the path below which it runs, `summed`
 * the fields summed over its results.
 */
export function checkQuery(query: StructuredQuery, parent: string, summed: readonly string[] = []): void {
  if (query.where) checkFilter(query.where);
  const orders = orderFields(query);
  checkOrder(orders);
  for (const cursor of [query.startAt, query.endAt]) checkCursor(query, cursor?.values ?? []);
  if (query.from?.[0]?.allDescendants && parent !== '' && !(asksOnlyNames(query) && summed.length === 0))
    throw refused('collection group queries are only allowed at the root parent');
  if (query.from?.[0]?.collectionId === undefined) checkWithoutCollection(query, orders);
  if (isDescendingScan(query, orders))
    throw new RpcError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}

/** Throws INVALID_ARGUMENT where sums or averages over `fields` would need an impossible index. */
export function checkAggregated(query: StructuredQuery, fields: readonly string[]): void {
  if (query.select && fields.length > 0)
    throw refused('Cannot apply property masks when aggregation fields are present.');
  const namesDocument = askedFields(query).includes(NAME_FIELD);
  const ordered = new Set(orderFields(query).map(({ field }) => field));
  const behind = fields.filter((field) => !ordered.has(field));
  if (namesDocument && behind.length > 0)
    throw refused(
      `This query requires an index that has fields [${behind.join(', ')}] after ${NAME_FIELD} and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
}

function checkOrder(orders: readonly OrderField[]): void {
  const seen = new Set<string>();
  for (const { field } of orders) {
    if (seen.has(NAME_FIELD)) throw refused('order by clause cannot contain more fields after the key');
    if (seen.has(field)) throw refused(`order by clause cannot contain duplicate fields ${field}`);
    seen.add(field);
  }
}

function checkCursor({ orderBy = [] }: StructuredQuery, values: readonly WireValue[]): void {
  if (values.length > orderBy.length) throw refused('Cursor has too many values.');
  const name = values[orderBy.findIndex(({ field }) => field.fieldPath === NAME_FIELD)];
  if (name && !('referenceValue' in name)) throw refused('Cursor __key__ value is not a document reference.');
}

/** The fields in filters and in the given order. */
function askedFields({ where, orderBy = [] }: StructuredQuery): string[] {
  return [...leavesOf(where).map(({ field }) => field), ...orderBy.map(({ field }) => field.fieldPath)];
}

function asksOnlyNames(query: StructuredQuery): boolean {
  return askedFields(query).every((field) => field === NAME_FIELD);
}

/** Without a collection, documents can only be found by name. */
function checkWithoutCollection({ where }: StructuredQuery, orders: readonly OrderField[]): void {
  const filtered = leavesOf(where).find(({ field }) => field !== NAME_FIELD);
  if (filtered) throw refused(`kind is required for filter: ${filtered.field}`);
  if (orders.some(({ field, direction }) => field !== NAME_FIELD || direction === 'DESCENDING'))
    throw refused('kind is required for all orders except __key__ ascending');
}

/** Documents by name alone, last to first. */
function isDescendingScan({ where }: StructuredQuery, [first]: readonly OrderField[]): boolean {
  return where === undefined && first?.field === NAME_FIELD && first.direction === 'DESCENDING';
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
