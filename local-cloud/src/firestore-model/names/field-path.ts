import { RpcError } from '../../status.ts';
import type { WireFields, WireValue } from '../wire.ts';

/** The names from a document's root to one field; never empty. */
export type FieldPath = readonly [string, ...string[]];

/** The document's own name, in queries and masks. */
export const NAME_FIELD = '__name__';
/** Marks a map as a vector; the only reserved name a client may store. */
export const TYPE_FIELD = '__type__';

const RESERVED = /^__.*__$/;
const SIMPLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
const PART = /(?:`((?:[^`\\]|\\.)*)`|([A-Za-z_][A-Za-z0-9_]*))(\.|$)/sy;

/** Splits "a.`b.c`.d" into its names. Throws INVALID_ARGUMENT for anything that is no field path. */
export function parseFieldPath(text: string): FieldPath {
  if (SIMPLE.test(text)) return [checkFieldName(text)];
  const names: string[] = [];
  PART.lastIndex = 0;
  let more = true;
  while (more) {
    const match = PART.exec(text);
    if (!match) throw new RpcError('INVALID_ARGUMENT', `Invalid field path: ${text}`);
    names.push(checkFieldName((match[1] ?? match[2] ?? '').replace(/\\(.)/gs, '$1')));
    more = match[3] === '.';
  }
  if (!isFieldPath(names)) throw new RpcError('INVALID_ARGUMENT', `Invalid field path: ${text}`);
  return names;
}

/** Returns the name; throws INVALID_ARGUMENT for an empty one and for names that Firestore reserves (`__.*__`). */
export function checkFieldName(name: string): string {
  if (name === '') throw new RpcError('INVALID_ARGUMENT', 'A field name is the empty string.');
  if (RESERVED.test(name) && name !== TYPE_FIELD && name !== NAME_FIELD)
    throw new RpcError('INVALID_ARGUMENT', `field name is reserved: ${name}`);
  return name;
}

/** The value at `path`, or undefined when a name on the way is missing or not a map. */
export function getField(fields: WireFields, path: FieldPath): WireValue | undefined {
  const [head] = path;
  const value = Object.hasOwn(fields, head) ? fields[head] : undefined;
  // Most paths are one name, and this runs for every document of a query.
  if (value === undefined || path.length === 1) return value;
  const [, ...rest] = path;
  if (!isFieldPath(rest)) return value;
  return 'mapValue' in value ? getField(value.mapValue.fields ?? {}, rest) : undefined;
}

/** A copy of `fields` with `path` set, or without it when `value` is undefined; creates missing maps on the way. */
export function withField(fields: WireFields, path: FieldPath, value: WireValue | undefined): WireFields {
  const [head, ...rest] = path;
  const { [head]: current, ...others } = fields;
  if (!isFieldPath(rest)) return value === undefined ? others : { ...fields, [head]: value };
  const inner = current !== undefined && Object.hasOwn(fields, head) && 'mapValue' in current ? current : undefined;
  if (!inner && value === undefined) return fields;
  return { ...fields, [head]: { mapValue: { fields: withField(inner?.mapValue.fields ?? {}, rest, value) } } };
}

/** Only the fields named in `paths`. */
export function pickFields(fields: WireFields, paths: readonly FieldPath[]): WireFields {
  let picked: WireFields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}

function isFieldPath(names: readonly string[]): names is FieldPath {
  return names.length > 0;
}
