import { NAME_FIELD, parseFieldPath } from '../../firestore-model/names/field-path.ts';
import { idOf } from '../../firestore-model/names/resource-names.ts';
import type { WireValue } from '../../firestore-model/wire.ts';
import { fromWire } from '../values/from-wire.ts';
import type { Bound, BoundOperator, RulesMap, Value } from '../values/value.ts';
import type { FieldCondition } from './disjuncts.ts';

const BOUNDS: Readonly<Record<string, BoundOperator>> = {
  EQUAL: '==',
  IS_NULL: '==',
  IS_NAN: '==',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  IS_NOT_NULL: '!=',
  IS_NOT_NAN: '!=',
  NOT_IN: '!=',
};

/** The known facts about every document that satisfies the conditions: `data`, and `id` when they fix it. */
export interface SymbolicDocument {
  data: RulesMap;
  id: string | undefined;
}

/** A document with only the facts in `conditions`; other fields are undefined, whatever is stored. */
export function symbolicDocument(conditions: readonly FieldCondition[], project: string): SymbolicDocument {
  const data: RulesMap = new Map();
  let id: string | undefined;
  for (const [field, onField] of Map.groupBy(conditions, (condition) => condition.field)) {
    if (field === NAME_FIELD) {
      id = idIn(onField);
      continue;
    }
    const path = [...parseFieldPath(field)];
    const name = path.pop() ?? field;
    const known = knownBy(onField, project);
    if (known !== undefined) mapAt(data, path).set(name, known);
  }
  return { data, id };
}

function idIn(conditions: readonly FieldCondition[]): string | undefined {
  const references = conditions.flatMap(({ operator, value }) =>
    operator === 'EQUAL' && value && 'referenceValue' in value ? idOf(value.referenceValue) : [],
  );
  return references.at(-1);
}

function mapAt(data: RulesMap, path: readonly string[]): RulesMap {
  return path.reduce((map, name) => {
    const inner = map.get(name);
    if (inner instanceof Map) return inner;
    const made: RulesMap = new Map();
    map.set(name, made);
    return made;
  }, data);
}

/**
 * For Google, only a lone equality (or `== null` by its own operator) gives a field a value; anything more leaves it a
 * constraint. Undefined when nothing is known.
 */
function knownBy(conditions: readonly FieldCondition[], project: string): Value | undefined {
  const bounds = conditions.flatMap((condition) => boundsOf(condition, project));
  const items = conditions.flatMap(({ operator, value }) =>
    operator === 'ARRAY_CONTAINS' && value ? [fromWire(value, project)] : [],
  );
  const [only] = bounds;
  const isNullFilter = only?.value === null && conditions[0]?.operator === 'EQUAL';
  if (conditions.length === 1 && only?.operator === '==' && !isNullFilter) return only.value;
  return bounds.length + items.length > 0 ? { kind: 'constraint', bounds, items } : undefined;
}

function boundsOf({ operator, value }: FieldCondition, project: string): Bound[] {
  const bound = BOUNDS[operator];
  if (!bound) return [];
  if (operator === 'IS_NAN' || operator === 'IS_NOT_NAN') return [{ operator: bound, value: Number.NaN }];
  return operandsOf(operator, value).map((operand) => ({
    operator: bound,
    value: operand ? fromWire(operand, project) : null,
  }));
}

function operandsOf(operator: string, value: WireValue | undefined): (WireValue | undefined)[] {
  return operator === 'NOT_IN' && value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [value];
}
