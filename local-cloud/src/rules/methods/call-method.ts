import { EvaluationError } from '../values/evaluation-error.ts';
import { type Kind, kindOf, type Routines, type Value } from '../values/value.ts';
import { constraintMethods, listMethods, mapDiffMethods, mapMethods, setMethods } from './collection-methods.ts';
import { latlngMethods } from './latlng-methods.ts';
import { runRoutine } from './routine.ts';
import { bytesMethods, stringMethods } from './string-methods.ts';
import { durationMethods, timestampMethods } from './time-methods.ts';

const METHODS: Partial<Record<Kind, Routines>> = {
  string: stringMethods,
  bytes: bytesMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  constraint: constraintMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
};

/** `object.name(args)`, where the object may be a package: `'a'.size()`, `math.abs(-1)`. */
export function callMethod(object: Value, name: string, args: readonly Value[]): Value {
  if (object === null) throw new EvaluationError('Null value error.');
  if (typeof object === 'object' && 'kind' in object && object.kind === 'namespace')
    return runRoutine(object.routines, name, `${object.name}.${name}`, args);
  const kind = kindOf(object);
  return runRoutine(METHODS[kind] ?? {}, name, `${kind}.${name}`, [object, ...args]);
}
