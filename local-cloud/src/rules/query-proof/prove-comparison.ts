import type { ComparisonOperator } from '../parse/ast.ts';
import { compare } from '../values/compare.ts';
import { EvaluationError, UndecidableError } from '../values/evaluation-error.ts';
import { type BoundOperator, kindOf, type RangeConstraint, type Value } from '../values/value.ts';

const MIRRORED: Record<ComparisonOperator, ComparisonOperator> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/**
 * Whether a range that a query fixes proves a comparison with it; false when neither side is a range.
 * A range can only prove: what it does not prove is undecidable, never false.
 */
export function proveComparison(left: Value, operator: ComparisonOperator, right: Value): boolean {
  if (isRange(left)) return prove(left, operator, right);
  if (isRange(right)) return prove(right, MIRRORED[operator], left);
  return false;
}

function isRange(value: Value): value is RangeConstraint {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'range';
}

function prove(range: RangeConstraint, operator: ComparisonOperator, limit: Value): boolean {
  if (range.bounds.some((bound) => implies(bound.operator, orderOf(bound.value, limit), operator, bound.value, limit)))
    return true;
  throw new UndecidableError();
}

/** Whether `field bound value` implies `field operator limit`, where `order` is that of value and limit. */
function implies(
  bound: BoundOperator,
  order: number | undefined,
  operator: ComparisonOperator,
  value: Value,
  limit: Value,
): boolean {
  if (operator === '!=' && bound === '!=') return order === 0 || (value === null && limit === null);
  if (bound === '==') return order !== undefined && holds(order, operator);
  // A field that a query compares is never null.
  if (operator === '!=' && limit === null) return true;
  if (order === undefined) return operator === '!=' && bound !== '!=' && kindOf(value) !== kindOf(limit);
  const above = bound === '>' ? order >= 0 : bound === '>=' && order > 0;
  const below = bound === '<' ? order <= 0 : bound === '<=' && order < 0;
  if (operator === '!=') return above || below;
  if (operator === '>') return above;
  if (operator === '<') return below;
  if (operator === '>=') return (bound === '>' || bound === '>=') && order >= 0;
  return operator === '<=' && (bound === '<' || bound === '<=') && order <= 0;
}

function holds(order: number, operator: ComparisonOperator): boolean {
  if (operator === '==') return order === 0;
  if (operator === '!=') return order !== 0;
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

function orderOf(value: Value, limit: Value): number | undefined {
  try {
    return compare(value, '<', limit);
  } catch (error) {
    if (error instanceof EvaluationError) return undefined;
    throw error;
  }
}
