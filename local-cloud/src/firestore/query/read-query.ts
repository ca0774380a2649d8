import { checkCollectionId } from '../../firestore-model/names/resource-ids.ts';
import { readCount, readEnum, readList, readObject, readString } from '../../firestore-model/request-json.ts';
import { readValue } from '../../firestore-model/values/read-value.ts';
import type { StructuredQuery, WireFilter, WireValue } from '../../firestore-model/wire.ts';
import type { JsonObject } from '../../http/parse-json.ts';
import { RpcError } from '../../status.ts';

/** Enum names at their numeric positions, as in google/firestore/v1/query.proto. */
const FIELD_OPERATORS = [
  null,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPERATORS = [null, null, 'IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const;
const COMPOSITE_OPERATORS = [null, 'AND', 'OR'] as const;
const DIRECTIONS = [null, 'ASCENDING', 'DESCENDING'] as const;

export type FieldOperator = NonNullable<(typeof FIELD_OPERATORS)[number]>;
export type UnaryOperator = NonNullable<(typeof UNARY_OPERATORS)[number]>;

const UNSUPPORTED = { findNearest: 'Vector search (findNearest)' };

/**
 * The canonical form of a structured query: enums by name, values canonical, limit a plain number. Throws
 * INVALID_ARGUMENT.
 */
export function readQuery(raw: unknown): StructuredQuery {
  const query = readObject(raw, 'structuredQuery');
  for (const [key, feature] of Object.entries(UNSUPPORTED))
    if (query[key]) throw new RpcError('UNIMPLEMENTED', `${feature} is not supported by the local backend.`);
  const limit = readCount(query.limit, 'limit');
  const offset = readCount(query.offset, 'offset');
  return {
    from: readFrom(query.from),
    ...(query.select ? { select: { fields: readSelect(query.select) } } : {}),
    ...(query.where ? { where: readFilter(query.where) } : {}),
    ...(query.orderBy ? { orderBy: readList(query.orderBy, 'orderBy').map(readOrder) } : {}),
    ...(query.startAt ? { startAt: readCursor(query.startAt, 'startAt') } : {}),
    ...(query.endAt ? { endAt: readCursor(query.endAt, 'endAt') } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
}

/** The path of a FieldReference. */
export function readFieldReference(raw: unknown): string {
  return readString(readObject(raw, 'field').fieldPath, 'fieldPath');
}

/** Without a collection id, the query covers all documents directly below the parent, or at any depth. */
function readFrom(raw: unknown): { collectionId?: string; allDescendants: boolean }[] {
  const from = readList(raw, 'from');
  if (from.length > 1) throw new RpcError('INVALID_ARGUMENT', 'A query has at most one collection selector.');
  if (from.length === 0) return [{ allDescendants: false }];
  return from.map((item) => {
    const { collectionId, allDescendants } = readObject(item, 'from');
    const everywhere = allDescendants === true;
    if (!collectionId) return { allDescendants: everywhere };
    const id = readString(collectionId, 'collectionId');
    checkCollectionId(id);
    return { collectionId: id, allDescendants: everywhere };
  });
}

function readSelect(raw: unknown): { fieldPath: string }[] {
  const fields = readList(readObject(raw, 'select').fields, 'select.fields');
  return fields.map((field) => ({ fieldPath: readFieldReference(field) }));
}

function readOrder(raw: unknown): { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' } {
  const { field, direction } = readObject(raw, 'orderBy');
  const unspecified = direction === undefined || direction === 0 || direction === 'DIRECTION_UNSPECIFIED';
  return {
    field: { fieldPath: readFieldReference(field) },
    direction: unspecified ? 'ASCENDING' : readEnum(direction, DIRECTIONS, 'direction'),
  };
}

function readCursor(raw: unknown, what: string): { values: WireValue[]; before: boolean } {
  const { values, before } = readObject(raw, what);
  return { values: readList(values, what).map((value) => readValue(value)), before: before === true };
}

function readFilter(raw: unknown): WireFilter {
  const filter = readObject(raw, 'where');
  if (filter.compositeFilter) return readComposite(readObject(filter.compositeFilter, 'compositeFilter'));
  if (filter.fieldFilter) {
    const { field, op, value } = readObject(filter.fieldFilter, 'fieldFilter');
    const operator = readEnum(op, FIELD_OPERATORS, 'fieldFilter.op');
    return {
      fieldFilter: { field: { fieldPath: readFieldReference(field) }, op: operator, value: readValue(value) },
    };
  }
  const { field, op } = readObject(filter.unaryFilter, 'unaryFilter');
  const operator = readEnum(op, UNARY_OPERATORS, 'unaryFilter.op');
  return { unaryFilter: { field: { fieldPath: readFieldReference(field) }, op: operator } };
}

function readComposite({ op, filters }: JsonObject): WireFilter {
  const parts = readList(filters, 'compositeFilter.filters').map(readFilter);
  const operator = readEnum(op, COMPOSITE_OPERATORS, 'compositeFilter.op');
  if (parts.length === 0 && operator === 'OR')
    throw new RpcError('INVALID_ARGUMENT', 'A composite filter needs at least one filter.');
  return { compositeFilter: { op: operator, filters: parts } };
}
