import { RpcError } from '../status.ts';
import type { WireFilter, WireValue } from './wire.ts';

/** Firestore's documented limits: disjunctions after normal form, values of 'not-in', fields with inequalities. */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_INEQUALITY_FIELDS = 10;

const INEQUALITIES: ReadonlySet<string | number> = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** Throws INVALID_ARGUMENT for filters that Firestore refuses. */
export function checkFilter(filter: WireFilter): void {
  for (const leaf of leaves(filter)) if ('fieldFilter' in leaf) checkValues(leaf);
  if (disjunctions(filter) > MAX_DISJUNCTIONS)
    throw new RpcError('INVALID_ARGUMENT', `A query may have at most ${MAX_DISJUNCTIONS} disjunctions.`);
  if (inequalityFields(filter).length > MAX_INEQUALITY_FIELDS)
    throw new RpcError('INVALID_ARGUMENT', `A query may have inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  const operators = leaves(filter).map(({ operator }) => operator);
  const count = (...names: string[]) => operators.filter((name) => names.includes(String(name))).length;
  if (count('NOT_IN') > 0 && count('NOT_IN', 'NOT_EQUAL', 'IN', 'ARRAY_CONTAINS_ANY') > 1)
    throw new RpcError(
      'INVALID_ARGUMENT',
      "'NOT_IN' cannot be combined with 'NOT_IN', 'NOT_EQUAL', 'IN' or 'ARRAY_CONTAINS_ANY'.",
    );
}

/** The fields with an inequality, in Firestore's order; a query is ordered by them even when it does not say so. */
export function inequalityFields(filter: WireFilter | undefined): string[] {
  if (!filter) return [];
  const fields = leaves(filter).filter(({ operator }) => INEQUALITIES.has(operator));
  return [...new Set(fields.map(({ field }) => field))].sort();
}

interface Leaf {
  field: string;
  operator: string | number;
  fieldFilter?: { value: WireValue };
}

function leaves(filter: WireFilter): Leaf[] {
  if ('compositeFilter' in filter) return (filter.compositeFilter.filters ?? []).flatMap(leaves);
  if ('unaryFilter' in filter) return [{ field: filter.unaryFilter.field.fieldPath, operator: filter.unaryFilter.op }];
  const { field, op, value } = filter.fieldFilter;
  return [{ field: field.fieldPath, operator: op, fieldFilter: { value } }];
}

function checkValues({ operator, fieldFilter }: Leaf): void {
  if (operator !== 'IN' && operator !== 'NOT_IN' && operator !== 'ARRAY_CONTAINS_ANY') return;
  const value = fieldFilter?.value;
  const values = value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  if (values.length === 0) throw new RpcError('INVALID_ARGUMENT', `'${operator}' requires a non-empty ArrayValue.`);
  const most = operator === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTIONS;
  if (values.length > most)
    throw new RpcError('INVALID_ARGUMENT', `'${operator}' supports up to ${most} comparison values.`);
}

/** How many alternatives the filter has in disjunctive normal form. */
function disjunctions(filter: WireFilter): number {
  if ('compositeFilter' in filter) {
    const parts = (filter.compositeFilter.filters ?? []).map(disjunctions);
    return filter.compositeFilter.op === 'OR'
      ? parts.reduce((sum, part) => sum + part, 0)
      : parts.reduce((product, part) => product * part, 1);
  }
  if (!('fieldFilter' in filter)) return 1;
  const { op, value } = filter.fieldFilter;
  const many = (op === 'IN' || op === 'ARRAY_CONTAINS_ANY') && 'arrayValue' in value;
  return many ? (value.arrayValue.values?.length ?? 1) : 1;
}
