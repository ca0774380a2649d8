import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import type { StructuredQuery } from '../../firestore-model/wire.ts';
import { disjuncts, type FieldCondition } from '../../rules/query-proof/disjuncts.ts';
import { type OrderField, orderFields } from '../query/query-order.ts';

/** What one index, or several merged ones, must serve for one alternative of a query. */
export interface IndexNeed {
  /** Fields compared for equality. */
  equal: ReadonlySet<string>;
  /** Fields whose arrays must contain a value. */
  contains: ReadonlySet<string>;
  /** The fields that order the results, except those fixed by an equality and the document's name. */
  order: readonly OrderField[];
  /** Summed or averaged fields: the index supplies them too, in its last places. */
  aggregated: readonly string[];
  /** The direction in which documents with equal fields are ordered by name. */
  nameDirection: OrderField['direction'];
}

const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/**
 * The needs of a query, and of sums and averages over fields of its results, one for each alternative of its filter:
 * `in` and `or` are served one alternative at a time.
 */
export function indexNeeds(query: StructuredQuery, summed: readonly string[] = []): IndexNeed[] {
  const fields = orderFields(query);
  const name = fields.findIndex(({ field }) => field === NAME_FIELD);
  const nameDirection = fields[name]?.direction ?? 'ASCENDING';
  return disjuncts(query.where).map((conditions) => {
    const equal = fieldsWith(conditions, (operator) => EQUALITIES.has(operator));
    const contains = fieldsWith(conditions, (operator) => operator === 'ARRAY_CONTAINS');
    // Fields after the name cannot change the order any more.
    const order = fields.slice(0, name).filter(({ field }) => !equal.has(field));
    const aggregated = summed.filter((field) => !equal.has(field) && !order.some((other) => other.field === field));
    return { equal, contains, order, aggregated, nameDirection };
  });
}

function fieldsWith(conditions: readonly FieldCondition[], holds: (operator: string) => boolean): Set<string> {
  const found = conditions.filter(({ field, operator }) => field !== NAME_FIELD && holds(operator));
  return new Set(found.map(({ field }) => field));
}
