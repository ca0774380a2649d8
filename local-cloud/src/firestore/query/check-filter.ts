import { NAME_FIELD } from '../../firestore-model/names/field-path.ts';
import type { WireFilter } from '../../firestore-model/wire.ts';
import { RpcError } from '../../status.ts';
import { inequalityFields, type Leaf, leavesOf, listedValues } from './filter-leaves.ts';

/** Firestore's documented limits: disjunctions after normal form, values of 'not-in', fields with inequalities. */
const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN_VALUES = 10;
const MAX_INEQUALITY_FIELDS = 10;

const LIST_OPERATORS = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const NEGATIONS = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];
const ARRAY_OPERATORS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];

/** Throws INVALID_ARGUMENT for filters that Firestore refuses. */
export function checkFilter(filter: WireFilter): void {
  const leaves = leavesOf(filter);
  for (const leaf of leaves) checkLeaf(leaf);
  const { length } = alternativesOf(filter);
  if (length > MAX_DISJUNCTIONS) throw refused(`A query may have at most ${MAX_DISJUNCTIONS} disjunctions.`);
  if (inequalityFields(filter).length > MAX_INEQUALITY_FIELDS)
    throw refused(`A query may have inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  checkCombination(filter, leaves);
  checkNameEquality(filter, leaves);
}

function checkLeaf(leaf: Leaf): void {
  const { field, operator } = leaf;
  if (LIST_OPERATORS.includes(String(operator))) checkList(leaf);
  if (field !== NAME_FIELD) return;
  if (ARRAY_OPERATORS.includes(String(operator))) throw refused(`the name ${NAME_FIELD} is reserved`);
  const values = LIST_OPERATORS.includes(String(operator)) ? listedValues(leaf) : [leaf.value];
  if (!values.every((value) => value !== undefined && 'referenceValue' in value))
    throw refused('__key__ filter value must be a Key');
}

function checkList(leaf: Leaf): void {
  const { length } = listedValues(leaf);
  if (length === 0) throw refused(`'${leaf.operator}' requires a non-empty ArrayValue.`);
  const most = leaf.operator === 'NOT_IN' ? MAX_NOT_IN_VALUES : MAX_DISJUNCTIONS;
  if (length > most) throw refused(`'${leaf.operator}' supports up to ${most} comparison values.`);
}

function checkCombination(filter: WireFilter, leaves: readonly Leaf[]): void {
  const count = (names: string[]) => leaves.filter(({ operator }) => names.includes(String(operator))).length;
  if (count(NEGATIONS) > 1)
    throw refused("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  if (count(['NOT_IN']) > 0 && (count(['IN', 'ARRAY_CONTAINS_ANY']) > 0 || hasOr(filter)))
    throw refused("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  if (alternativesOf(filter).some((arrays) => arrays > 1))
    throw refused("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
}

/** The name's own inequality may accompany it, another field's may not. */
function checkNameEquality(filter: WireFilter, leaves: readonly Leaf[]): void {
  const fields = inequalityFields(filter);
  const isNameEqual = leaves.some(
    ({ field, operator }) => field === NAME_FIELD && (operator === 'EQUAL' || operator === 'IN'),
  );
  if (isNameEqual && fields.length > 0 && !fields.includes(NAME_FIELD))
    throw refused(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}

function hasOr(filter: WireFilter): boolean {
  if (!('compositeFilter' in filter)) return false;
  const { op, filters = [] } = filter.compositeFilter;
  return op === 'OR' || filters.some(hasOr);
}

/** For each alternative of the disjunctive normal form, the number of filters on an array's elements. */
function alternativesOf(filter: WireFilter): number[] {
  if ('compositeFilter' in filter) {
    const parts = (filter.compositeFilter.filters ?? []).map(alternativesOf);
    if (filter.compositeFilter.op === 'OR') return parts.flat();
    return parts.reduce(
      (all, part) =>
        all.length * part.length > MAX_DISJUNCTIONS ? tooMany : all.flatMap((a) => part.map((b) => a + b)),
      [0],
    );
  }
  const [leaf] = leavesOf(filter);
  if (!leaf) return [0];
  const arrays = ARRAY_OPERATORS.includes(String(leaf.operator)) ? 1 : 0;
  const splits = leaf.operator === 'IN' || leaf.operator === 'ARRAY_CONTAINS_ANY';
  return Array<number>(splits ? listedValues(leaf).length : 1).fill(arrays);
}

/** Represents a normal form that is refused whatever it contains. */
const tooMany = Array<number>(MAX_DISJUNCTIONS + 1).fill(0);

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
