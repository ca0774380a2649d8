import { inRange } from '../values/arithmetic.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { toText } from '../values/to-text.ts';
import { kindOf, type Routines, toPath, type Value } from '../values/value.ts';
import { routine } from './routine.ts';

/** The functions outside packages that need only their arguments. */
export const conversions: Routines = {
  debug: routine(['any'], (value) => value),
  string: routine(['any'], (value) => toText(value, 'string')),
  int: routine(['any'], toInt),
  float: routine(['any'], toFloat),
  path: routine(['string'], (text) => {
    const segments = text.replace(/^\//, '').split('/');
    if (segments.includes(''))
      throw new EvaluationError(`Invalid Path Template ${text}. Empty segment is not allowed.`);
    return toPath(...segments);
  }),
};

function toInt(value: Value): Value {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return inRange(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^[-+]?\d+$/.test(value)) return inRange(BigInt(value));
  throw conversionError(value, 'int');
}

function toFloat(value: Value): Value {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))) return Number(value);
  throw conversionError(value, 'float');
}

function conversionError(value: Value, to: string): EvaluationError {
  const from = kindOf(value);
  return new EvaluationError(
    from === 'string'
      ? `Type conversion error. Argument: [${value}], From type: [string], To type: [${to}].`
      : `Unsupported operation error. Received: ${to}(${from}).`,
  );
}
