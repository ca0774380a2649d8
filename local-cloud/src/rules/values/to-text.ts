import { EvaluationError } from './evaluation-error.ts';
import { kindOf, type Value } from './value.ts';

const PLAIN_BELOW = 1e7;
const PLAIN_FROM = 1e-3;

/** The text of `string(value)` and `join()`; `label` names the operation in the error for other types. */
export function toText(value: Value, label: string): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'object' && 'kind' in value && value.kind === 'path') return `/${value.segments.join('/')}`;
  throw new EvaluationError(`Unsupported operation error. Received: ${label}(${kindOf(value)}).`);
}

/** Floats keep a decimal point, and have an exponent from ten million on: 2.0, 1.5, 1.0E7. */
function floatText(value: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return String(value);
  if (size === 0 || (size >= PLAIN_FROM && size < PLAIN_BELOW)) return withPoint(String(value));
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${withPoint(mantissa)}E${Number(exponent)}`;
}

function withPoint(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
