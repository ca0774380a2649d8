import { parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { compareStrings } from '../../firestore-model/names/string-order.ts';
import { isNaNValue } from '../../firestore-model/values/value-order.ts';
import type { WireFilter, WireValue } from '../../firestore-model/wire.ts';

/** One comparison within a filter; `value` is undefined for the unary ones. */
export interface Leaf {
  field: string;
  operator: string | number;
  value: WireValue | undefined;
}

const RANGES: readonly unknown[] = ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const NEGATIONS: readonly unknown[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

/** The comparisons in a filter, however they are joined. */
export function leavesOf(filter: WireFilter | undefined): Leaf[] {
  if (!filter) return [];
  if ('compositeFilter' in filter) return (filter.compositeFilter.filters ?? []).flatMap(leavesOf);
  if ('unaryFilter' in filter)
    return [{ field: filter.unaryFilter.field.fieldPath, operator: filter.unaryFilter.op, value: undefined }];
  const { field, op, value } = filter.fieldFilter;
  return [{ field: field.fieldPath, operator: op, value }];
}

/** The values of an operator that takes a list. */
export function listedValues({ value }: Leaf): readonly WireValue[] {
  return value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}

/** The fields with an inequality, in Firestore's order; they order a query even when it does not say so. */
export function inequalityFields(filter: WireFilter | undefined): string[] {
  const fields = leavesOf(filter)
    .filter(isInequality)
    .map(({ field }) => field);
  return [...new Set(fields)].sort((a, b) => compareLists(parseFieldPath(a), parseFieldPath(b)));
}

/** Nothing is greater or less than null or NaN, so Firestore drops such a comparison and its condition. */
function isInequality({ operator, value }: Leaf): boolean {
  if (NEGATIONS.includes(operator)) return true;
  return RANGES.includes(operator) && value !== undefined && !('nullValue' in value) && !isNaNValue(value);
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, name] of a.entries()) {
    const other = b[index];
    const order = other === undefined ? 1 : compareStrings(name, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
