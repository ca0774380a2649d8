import { EvaluationError } from './evaluation-error.ts';
import { isNumber, kindOf, type Value } from './value.ts';

/**
 * The order of two values: below, at or above 0, or NaN when one of them is NaN. Throws for values without an order.
 * Strings are ordered by UTF-16 units, as in Google's emulator.
 */
export function compare(left: Value, operator: string, right: Value): number {
  if (isNumber(left) && isNumber(right)) return order(left, right);
  if (typeof left === 'string' && typeof right === 'string') return order(left, right);
  if (Buffer.isBuffer(left) && Buffer.isBuffer(right)) return Buffer.compare(left, right);
  if (isTime(left) && isTime(right) && left.kind === right.kind) return order(left.nanos, right.nanos);
  throw new EvaluationError(
    `Unsupported operation error. Received: ${kindOf(left)} ${operator} ${kindOf(right)}. Expected: ${ORDERED.map(
      (kind) => `${kind} ${operator} ${kind}`,
    ).join(', ')}.`,
  );
}

const ORDERED = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];

function isTime(value: Value): value is Extract<Value, { nanos: bigint }> {
  return typeof value === 'object' && value !== null && 'nanos' in value;
}

function order<Ordered extends string | number | bigint>(left: Ordered, right: Ordered): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left >= right ? 0 : Number.NaN;
}
