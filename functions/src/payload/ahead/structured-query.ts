import type { Condition, StoredQuery } from '@cursiv/shared-domain';

const OPS: Record<Condition[1], string> = {
  '==': 'EQUAL',
  in: 'IN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
};

const wireValue = (value: Condition[2]): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { arrayValue: { values: value.map(wireValue) } };
};

const field = (fieldPath: string) => ({ field: { fieldPath } });

/** The path of the document in which a query's folder is; empty at the top. */
export const parentOf = ({ from }: StoredQuery): string => from.slice(0, Math.max(0, from.lastIndexOf('/')));

/** A query as the database's REST interface takes it below its parent, and as its client makes it of the same query. */
export function structuredQuery({ from, where, orderBy, limit }: StoredQuery): object {
  const filters = where.map(([name, op, value]) => ({
    fieldFilter: { ...field(name), op: OPS[op], value: wireValue(value) },
  }));
  return {
    from: [{ collectionId: from.slice(from.lastIndexOf('/') + 1) }],
    where: filters.length === 1 ? filters[0] : { compositeFilter: { op: 'AND', filters } },
    orderBy: orderBy.map(([name, direction]) => ({
      ...field(name),
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(limit !== undefined && { limit }),
  };
}
