import { EvaluationError } from '../values/evaluation-error.ts';
import { isNumber, kindOf, type Routine, type Routines, type RulesMap, type Value } from '../values/value.ts';

type Tagged<Kind extends string> = Extract<Value, { kind: Kind }>;

/** The possible argument types of a routine, by their names in Google's messages. */
interface ArgumentTypes {
  any: Value;
  string: string;
  bytes: Buffer;
  int: bigint;
  number: bigint | number;
  list: Value[];
  map: RulesMap;
  set: Tagged<'set'>;
  timestamp: Tagged<'timestamp'>;
  duration: Tagged<'duration'>;
  path: Tagged<'path'>;
  latlng: Tagged<'latlng'>;
  map_diff: Tagged<'map_diff'>;
  constraint: Tagged<'constraint'>;
  'int or string': bigint | string;
  'list or set': Value[] | Tagged<'set'>;
  'string or list': string | Value[];
  'string or bytes': string | Buffer;
}
type ArgumentType = keyof ArgumentTypes;

type ArgumentsOf<Types extends readonly ArgumentType[]> = {
  -readonly [Index in keyof Types]: ArgumentTypes[Types[Index]];
};

/** Declares a routine by the types of its arguments. */
export function routine<const Types extends readonly ArgumentType[]>(
  types: Types,
  call: (...args: ArgumentsOf<Types>) => Value,
): Routine {
  // runRoutine checks the arguments against `types` before it calls this.
  return { types, call: call as unknown as Routine['call'] };
}

/** Runs the routine `name`, shown as `label` in messages, after checking the types of its arguments. */
export function runRoutine(routines: Routines, name: string, label: string, args: readonly Value[]): Value {
  const found = Object.hasOwn(routines, name) ? routines[name] : undefined;
  if (!found) throw new EvaluationError(`Function not found error: Name: [${name}].`);
  if (found.types.length !== args.length || !args.every((value, index) => accepts(found.types[index], value)))
    throw new EvaluationError(
      `Unsupported operation error. Received: ${label}(${args.map(kindOf).join(', ')}). Expected: ${label}(${found.types.join(', ')}).`,
    );
  return found.call(...(args as never[]));
}

function accepts(type: string | undefined, value: Value): boolean {
  if (type === 'any') return true;
  if (type === 'number') return isNumber(value);
  return type?.split(' or ').includes(kindOf(value)) ?? false;
}
