import type { StoredDocument } from '../../firestore-model/document.ts';
import { getField, NAME_FIELD, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import type { ResourceNames } from '../../firestore-model/names/resource-names.ts';
import { compareValues, equalValues, isNaNValue, typeRank } from '../../firestore-model/values/value-order.ts';
import type { WireFilter, WireValue } from '../../firestore-model/wire.ts';
import type { FieldOperator, UnaryOperator } from './read-query.ts';

export type DocumentTest = (document: StoredDocument) => boolean;
type ValueTest = (value: WireValue) => boolean;

/** Compiles a canonical filter. A filter on a field never matches a document without that field. */
export function compileFilter(filter: WireFilter, names: ResourceNames): DocumentTest {
  if ('compositeFilter' in filter) {
    const tests = (filter.compositeFilter.filters ?? []).map((part) => compileFilter(part, names));
    return filter.compositeFilter.op === 'OR'
      ? (document) => tests.some((test) => test(document))
      : (document) => tests.every((test) => test(document));
  }
  const [field, test] =
    'fieldFilter' in filter
      ? [filter.fieldFilter.field, fieldTest(filter.fieldFilter.op as FieldOperator, filter.fieldFilter.value)]
      : [filter.unaryFilter.field, UNARY_TESTS[filter.unaryFilter.op as UnaryOperator]];
  const read = fieldReader(field.fieldPath, names);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

/** Reads a field of a document, or its name as a reference. */
export function fieldReader(
  fieldPath: string,
  names: ResourceNames,
): (document: StoredDocument) => WireValue | undefined {
  if (fieldPath === NAME_FIELD) return ({ path }) => ({ referenceValue: names.nameOf(path) });
  const path = parseFieldPath(fieldPath);
  return ({ fields }) => getField(fields, path);
}

const isNull: ValueTest = (value) => 'nullValue' in value;

const UNARY_TESTS: Record<UnaryOperator, ValueTest> = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNaNValue(value) && !isNull(value),
};

/** Equality in filters: null and NaN equal nothing; unary filters find them. */
function matches(value: WireValue, operand: WireValue): boolean {
  return !isNull(operand) && !isNaNValue(operand) && equalValues(value, operand);
}

/** A comparison holds only within one type, and never with null or NaN. */
function orderTest(operand: WireValue, test: (order: number) => boolean): ValueTest {
  if (isNull(operand) || isNaNValue(operand)) return () => false;
  const rank = typeRank(operand);
  return (value) => typeRank(value) === rank && !isNaNValue(value) && test(compareValues(value, operand));
}

function fieldTest(operator: FieldOperator, operand: WireValue): ValueTest {
  const isIn: ValueTest = (value) => elements(operand).some((element) => matches(value, element));
  switch (operator) {
    case 'EQUAL':
      return (value) => matches(value, operand);
    case 'NOT_EQUAL':
      return (value) => !isNull(operand) && !isNull(value) && !matches(value, operand);
    case 'LESS_THAN':
      return orderTest(operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return orderTest(operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return orderTest(operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return orderTest(operand, (order) => order >= 0);
    case 'ARRAY_CONTAINS':
      return (value) => elements(value).some((element) => matches(element, operand));
    case 'ARRAY_CONTAINS_ANY':
      return (value) => elements(value).some(isIn);
    case 'IN':
      return isIn;
    case 'NOT_IN':
      return (value) => !isNull(value) && !elements(operand).some(isNull) && !isIn(value);
  }
}

function elements(value: WireValue): readonly WireValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
