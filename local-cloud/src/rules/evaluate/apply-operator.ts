import type { BinaryOperator, LogicOperator } from '../parse/ast.ts';
import { proveComparison } from '../query-proof/prove-comparison.ts';
import { arithmetic } from '../values/arithmetic.ts';
import { compare } from '../values/compare.ts';
import { equals, includes, isMember } from '../values/equals.ts';
import { EvaluationError, UndecidableError } from '../values/evaluation-error.ts';
import { kindOf, type Value } from '../values/value.ts';

/** `left operator right` of two values; `&&` and `||` are handled elsewhere, because they tolerate a side without a value. */
export function applyOperator(left: Value, operator: Exclude<BinaryOperator, LogicOperator>, right: Value): Value {
  switch (operator) {
    case 'in':
      return isIn(left, right);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return arithmetic(left, operator, right);
  }
  const proven = proveComparison(left, operator, right);
  if (proven) return true;
  switch (operator) {
    case '==':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case '<':
      return compare(left, operator, right) < 0;
    case '<=':
      return compare(left, operator, right) <= 0;
    case '>':
      return compare(left, operator, right) > 0;
    case '>=':
      return compare(left, operator, right) >= 0;
  }
}

function isIn(item: Value, collection: Value): boolean {
  if (collection instanceof Map) {
    if (typeof item === 'string') return collection.has(item);
    throw new EvaluationError(
      `Unsupported operation error. Received: map.in(${kindOf(item)}). Expected: map.in(string).`,
    );
  }
  if (Array.isArray(collection)) return includes(collection, item);
  if (typeof collection === 'object' && collection !== null && 'items' in collection) {
    if (kindOf(item) === 'constraint') throw new EvaluationError('Equality is not defined for type CONSTRAINT_VALUE');
    const found = isMember(collection.items, item);
    if (!found && collection.kind === 'constraint') throw new UndecidableError();
    return found;
  }
  throw new EvaluationError('Function not found error: Name: [in].');
}
