import type { ArithmeticOperator } from '../parse/ast.ts';
import { EvaluationError } from './evaluation-error.ts';
import { toDuration, toTimestamp } from './times.ts';
import { isNumber, kindOf, type Value } from './value.ts';

const INT64 = 1n << 63n;

/** `+ - * / %` of numbers, `+` of strings, and sums and differences of times. Throws for other types. */
export function arithmetic(left: Value, operator: ArithmeticOperator, right: Value): Value {
  if (typeof left === 'bigint' && typeof right === 'bigint') return inRange(integers(left, operator, right));
  if (isNumber(left) && isNumber(right)) return floats(Number(left), operator, Number(right));
  if (operator === '+' && typeof left === 'string' && typeof right === 'string') return left + right;
  const result = times(left, operator, right);
  if (result) return result;
  throw new EvaluationError(`Unsupported operation error. Received: ${kindOf(left)} ${operator} ${kindOf(right)}.`);
}

/** The integer itself, if it fits in 64 bits. */
export function inRange(value: bigint): bigint {
  if (value >= -INT64 && value < INT64) return value;
  throw new EvaluationError(`Integer value is out of the [${-INT64}, ${INT64 - 1n}] range.`);
}

function integers(left: bigint, operator: ArithmeticOperator, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0n) throw new EvaluationError('Divide by zero error.');
  return operator === '/' ? left / right : left % right;
}

function floats(left: number, operator: ArithmeticOperator, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

type Time = Extract<Value, { nanos: bigint }>;

function times(left: Value, operator: ArithmeticOperator, right: Value): Time | undefined {
  if (!isTime(left) || !isTime(right)) return undefined;
  const points = [left, right].filter(({ kind }) => kind === 'timestamp').length;
  if (operator === '+' && points < 2)
    return points === 1 ? toTimestamp(left.nanos + right.nanos) : toDuration(left.nanos + right.nanos);
  if (operator === '-' && (left.kind === 'timestamp' || points === 0))
    return points === 1 ? toTimestamp(left.nanos - right.nanos) : toDuration(left.nanos - right.nanos);
  return undefined;
}

function isTime(value: Value): value is Time {
  return typeof value === 'object' && value !== null && 'nanos' in value;
}
