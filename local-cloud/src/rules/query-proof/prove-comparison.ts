import type { ComparisonOperator } from '../parse/ast.ts';
import { compare } from '../values/compare.ts';
import { equals } from '../values/equals.ts';
import { EvaluationError, UndecidableError } from '../values/evaluation-error.ts';
import { type Bound, type Constraint, isNumber, kindOf, type Value } from '../values/value.ts';

const MIRRORED: Record<ComparisonOperator, ComparisonOperator> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/**
 * Whether a query's constraint on a field proves a comparison with it; false when neither side is a constraint. A
 * constraint can only prove: an unproven comparison is undecidable, never false.
 */
export function proveComparison(left: Value, operator: ComparisonOperator, right: Value): boolean {
  if (isConstraint(left)) return prove(left, operator, right);
  if (isConstraint(right)) return prove(right, MIRRORED[operator], left);
  return false;
}

function isConstraint(value: Value): value is Constraint {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'constraint';
}

function prove({ bounds }: Constraint, operator: ComparisonOperator, limit: Value): boolean {
  // A field in a query is never null.
  if (operator === '!=' && limit === null) return true;
  if (bounds.some((bound) => implies(bound, operator, limit))) return true;
  throw new UndecidableError();
}

/** Whether `field bound value` implies `field operator limit`. */
function implies({ operator: bound, value }: Bound, operator: ComparisonOperator, limit: Value): boolean {
  if (bound === '==' && operator === '!=' && isNumber(value) && isNumber(limit)) return !equals(value, limit);
  // For values of two types Google concludes nothing else, except from an integer for a float.
  const isWidened = typeof value === 'bigint' && typeof limit === 'number';
  if (kindOf(value) !== kindOf(limit) && !isWidened) return false;
  if (bound === '!=') return operator === '!=' && equals(value, limit);
  if (bound === '==') return follows(value, operator, limit);
  const order = orderOf(value, limit);
  const above = bound === '>' ? order >= 0 : bound === '>=' && order > 0;
  const below = bound === '<' ? order <= 0 : bound === '<=' && order < 0;
  if (operator === '!=') return above || below;
  if (operator === '>') return above;
  if (operator === '<') return below;
  if (operator === '>=') return (bound === '>' || bound === '>=') && order >= 0;
  return operator === '<=' && (bound === '<' || bound === '<=') && order <= 0;
}

/** Whether `value operator limit` holds. */
function follows(value: Value, operator: ComparisonOperator, limit: Value): boolean {
  if (operator === '==') return equals(value, limit);
  return operator === '!=' ? !equals(value, limit) : holds(orderOf(value, limit), operator);
}

function holds(order: number, operator: ComparisonOperator): boolean {
  if (operator === '<') return order < 0;
  if (operator === '<=') return order <= 0;
  return operator === '>' ? order > 0 : order >= 0;
}

/** NaN for values without an order. */
function orderOf(value: Value, limit: Value): number {
  try {
    return compare(value, '<', limit);
  } catch (error) {
    if (error instanceof EvaluationError) return Number.NaN;
    throw error;
  }
}
