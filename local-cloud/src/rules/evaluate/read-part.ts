import { EvaluationError } from '../values/evaluation-error.ts';
import { kindOf, type RulesMap, toPath, type Value } from '../values/value.ts';

/** `object.name` */
export function readMember(object: Value, name: string): Value {
  if (object === null) throw new EvaluationError('Null value error.');
  return readKey(object instanceof Map ? object : new Map(), name);
}

/** `object[index]` of a map, list, string or path. */
export function readIndex(object: Value, index: Value): Value {
  if (object === null) throw new EvaluationError('Null value error.');
  if (object instanceof Map && typeof index === 'string') return readKey(object, index);
  const items = indexable(object);
  if (!items || typeof index !== 'bigint')
    throw new EvaluationError(`Unsupported operation error. Received: ${kindOf(object)}[${kindOf(index)}].`);
  return items[checkIndex(index, items.length)] ?? null;
}

/** `object[from:to]` of a list, string or path. */
export function readSlice(object: Value, from: Value, to: Value): Value {
  const items = indexable(object);
  if (!items || typeof from !== 'bigint' || typeof to !== 'bigint')
    throw new EvaluationError(
      `Unsupported operation error. Received: ${kindOf(object)}[${kindOf(from)}:${kindOf(to)}].`,
    );
  if (from > to) throw new EvaluationError(`Illegal range error. From index: [${from}] , To index: [${to}].`);
  // Google requires both ends to be items, so the only empty slices begin at the second item or later.
  const part = items.slice(checkIndex(from, items.length), checkIndex(to - 1n, items.length) + 1);
  if (typeof part === 'string' || Array.isArray(object)) return part;
  return toPath(...part.filter((segment) => typeof segment === 'string'));
}

function readKey(map: RulesMap, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new EvaluationError(`Property ${key} is undefined on object.`);
  return value;
}

function indexable(object: Value): string | Value[] | undefined {
  if (typeof object === 'string' || Array.isArray(object)) return object;
  return typeof object === 'object' && object !== null && 'segments' in object ? object.segments : undefined;
}

function checkIndex(index: bigint, size: number): number {
  if (index < 0n || index >= size)
    throw new EvaluationError(`Index out of bound error. Index: [${index}] , size: [${size}].`);
  return Number(index);
}
