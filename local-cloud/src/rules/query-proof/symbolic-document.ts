import { NAME_FIELD, parseFieldPath } from '../../firestore/field-path.ts';
import { idOf } from '../../firestore/resource-names.ts';
import { fromWire } from '../values/from-wire.ts';
import type { BoundOperator, RangeConstraint, RulesMap, Value } from '../values/value.ts';
import type { FieldCondition } from './disjuncts.ts';

const BOUNDS: Readonly<Record<string, BoundOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  IS_NOT_NULL: '!=',
};

/** What is known of every document that satisfies the conditions: `data`, and `id` when they fix it. */
export interface SymbolicDocument {
  data: RulesMap;
  id: string | undefined;
}

/** A document of nothing but what `conditions` say; fields they do not name are undefined, whatever is stored. */
export function symbolicDocument(conditions: readonly FieldCondition[], project: string): SymbolicDocument {
  const data: RulesMap = new Map();
  let id: string | undefined;
  for (const { field, operator, value } of conditions) {
    if (field === NAME_FIELD) {
      if (operator === 'EQUAL' && value && 'referenceValue' in value) id = idOf(value.referenceValue);
      continue;
    }
    const path = [...parseFieldPath(field)];
    const name = path.pop() ?? field;
    const holder = mapAt(data, path);
    const known = constraintOf(operator, value && fromWire(value, project), holder.get(name));
    if (known !== undefined) holder.set(name, known);
  }
  return { data, id };
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

/** What a field is known to be, by one more condition and what earlier ones `known`; undefined when that is nothing new. */
function constraintOf(operator: string, value: Value | undefined, known: Value | undefined): Value | undefined {
  if (operator === 'IS_NULL') return null;
  if (operator === 'IS_NAN') return Number.NaN;
  if (operator === 'ARRAY_CONTAINS' && value !== undefined) return containing(value, known);
  if (operator === 'EQUAL' && !(known !== undefined && isKind(known, 'range'))) return value;
  const bound = operator === 'EQUAL' ? '==' : BOUNDS[operator];
  if (!bound || (known !== undefined && isKind(known, 'contains'))) return undefined;
  return { kind: 'range', bounds: [...boundsOf(known), { operator: bound, value: value ?? null }] };
}

function containing(value: Value, known: Value | undefined): Value | undefined {
  if (known === undefined) return { kind: 'contains', items: [value] };
  return isKind(known, 'contains') ? { kind: 'contains', items: [...known.items, value] } : undefined;
}

/** An equality beside another condition counts as one more bound, as for Google. */
function boundsOf(known: Value | undefined): RangeConstraint['bounds'] {
  if (known === undefined) return [];
  return isKind(known, 'range') ? known.bounds : [{ operator: '==', value: known }];
}

function isKind<Kind extends 'range' | 'contains'>(value: Value, kind: Kind): value is Extract<Value, { kind: Kind }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}
