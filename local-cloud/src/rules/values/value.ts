/** The values in conditions: plain JavaScript values where possible, tagged ones otherwise. Integers are bigint. */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Buffer
  | Value[]
  | RulesMap
  | Timestamp
  | Duration
  | Path
  | LatLng
  | RulesSet
  | MapDiff
  | Namespace
  | Constraint;

export type RulesMap = Map<string, Value>;
/** Nanoseconds since the epoch. */
export type Timestamp = { kind: 'timestamp'; nanos: bigint };
/** Nanoseconds. */
export type Duration = { kind: 'duration'; nanos: bigint };
export type Path = { kind: 'path'; segments: string[] };
/** Degrees. */
type LatLng = { kind: 'latlng'; latitude: number; longitude: number };
type RulesSet = { kind: 'set'; items: Value[] };
type MapDiff = { kind: 'map_diff'; after: RulesMap; before: RulesMap };
/** A package of functions such as `math`. */
type Namespace = { kind: 'namespace'; name: string; routines: Routines };

/** A function or method of the rules language; a method's first argument is the value it is called on. */
export interface Routine {
  types: readonly string[];
  call: (...args: never[]) => Value;
}
export type Routines = Readonly<Record<string, Routine>>;

export type BoundOperator = '==' | '<' | '<=' | '>' | '>=' | '!=';
export type Bound = { operator: BoundOperator; value: Value };
/** A field that a query only constrains: its comparisons with some values, and its members if it is a list. */
export type Constraint = { kind: 'constraint'; bounds: Bound[]; items: Value[] };

export type Kind =
  | Exclude<Value, null | boolean | bigint | number | string | Buffer | Value[] | RulesMap>['kind']
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map';

/** The name of a value's type in `is` and in refusals. */
export function kindOf(value: Value): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Buffer.isBuffer(value)) return 'bytes';
  if (Array.isArray(value)) return 'list';
  return value instanceof Map ? 'map' : value.kind;
}

export function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

export function toPath(...segments: string[]): Path {
  return { kind: 'path', segments };
}
