import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import type { StructuredQuery } from '../../firestore-model/wire.ts';
import { disjuncts, type FieldCondition } from '../../rules/query-proof/disjuncts.ts';
import { type OrderField, orderFields } from '../query/query-order.ts';

/** What an index, or several merged, must serve for one alternative of a query. */
export interface IndexNeed {
  /** Fields that are compared for equality. */
  equal: ReadonlySet<string>;
  /** Fields whose arrays must contain a value. */
  contains: ReadonlySet<string>;
  /** The fields that order the results, without those fixed by an equality; the name is left out. */
  order: readonly OrderField[];
  /** Fields whose values are summed or averaged: they are read from the index too, and stand last in it. */
  aggregated: readonly string[];
  /** The direction in which documents alike in everything else are ordered by name. */
  nameDirection: OrderField['direction'];
}

const EQUALITIES: ReadonlySet<string> = new Set(['EQUAL', 'IS_NULL', 'IS_NAN']);

/** The needs of a query, and of sums and averages over fields of its results, one for each alternative of its filter: `in` and `or` are served alternative by alternative. */
export function indexNeeds(query: StructuredQuery, summed: readonly string[] = []): IndexNeed[] {
  const fields = orderFields(query);
  const name = fields.findIndex(({ field }) => field === NAME_FIELD);
  const nameDirection = fields[name]?.direction ?? 'ASCENDING';
  return disjuncts(query.where).map((conditions) => {
    const equal = fieldsWith(conditions, (operator) => EQUALITIES.has(operator));
    const contains = fieldsWith(conditions, (operator) => operator === 'ARRAY_CONTAINS');
    // What comes after the name cannot change the order any more.
    const order = fields.slice(0, name).filter(({ field }) => !equal.has(field));
    const aggregated = summed.filter((field) => !equal.has(field) && !order.some((other) => other.field === field));
    return { equal, contains, order, aggregated, nameDirection };
  });
}

function fieldsWith(conditions: readonly FieldCondition[], holds: (operator: string) => boolean): Set<string> {
  const found = conditions.filter(({ field, operator }) => field !== NAME_FIELD && holds(operator));
  return new Set(found.map(({ field }) => field));
}
