import type { WireFilter, WireValue } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';

/** A comparison of one field that every result of a query, or of one of its alternatives, satisfies. */
export interface FieldCondition {
  field: string;
  operator: string;
  value: WireValue | undefined;
}

/** Firestore's limit on the alternatives of one query. */
const MAX_DISJUNCTS = 30;
const AND: readonly unknown[] = ['AND', 1];
/** The operators that stand for several comparisons, of which one holds. */
const ALTERNATIVES: Readonly<Record<string, string>> = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' };

/** The query's filter as alternatives of conditions that hold together. Throws INVALID_ARGUMENT above 30 of them. */
export function disjuncts(where: WireFilter | undefined): FieldCondition[][] {
  if (!where) return [[]];
  if ('compositeFilter' in where) {
    const parts = (where.compositeFilter.filters ?? []).map(disjuncts);
    // Anything but a certain AND counts as OR, which proves less.
    return AND.includes(where.compositeFilter.op) ? parts.reduce(combine, [[]]) : limited(parts.flat());
  }
  if ('unaryFilter' in where) return [[conditionOf(where.unaryFilter.field, where.unaryFilter.op, undefined)]];
  const { field, op, value } = where.fieldFilter;
  const single = ALTERNATIVES[op];
  const values = single !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (single === undefined || values.length === 0) return [[conditionOf(field, op, value)]];
  return limited(values.map((item) => [conditionOf(field, single, item)]));
}

function conditionOf(field: { fieldPath: string }, op: string | number, value: WireValue | undefined): FieldCondition {
  return { field: field.fieldPath, operator: String(op), value };
}

function combine(left: FieldCondition[][], right: FieldCondition[][]): FieldCondition[][] {
  checkCount(left.length * right.length);
  return left.flatMap((conditions) => right.map((others) => [...conditions, ...others]));
}

function limited(alternatives: FieldCondition[][]): FieldCondition[][] {
  checkCount(alternatives.length);
  return alternatives.length > 0 ? alternatives : [[]];
}

function checkCount(alternatives: number): void {
  if (alternatives > MAX_DISJUNCTS)
    throw new RpcError('INVALID_ARGUMENT', `The query has more than ${MAX_DISJUNCTS} disjunctions.`);
}
