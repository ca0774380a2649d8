import { isJsonObject, type JsonObject } from '../http/parse-json.ts';
import { RpcError } from '../status.ts';

/** The JSON of a request body; an empty body is `{}`. Throws INVALID_ARGUMENT when it does not parse. */
export function parseRequest(text: string): JsonObject {
  if (text === '') return {};
  try {
    return readObject(JSON.parse(text), 'request');
  } catch (error) {
    if (error instanceof RpcError) throw error;
    throw new RpcError('INVALID_ARGUMENT', 'Invalid JSON payload received.');
  }
}

/** `value` as an object, or INVALID_ARGUMENT naming `what`. */
export function readObject(value: unknown, what: string): JsonObject {
  if (!isJsonObject(value))
    throw new RpcError('INVALID_ARGUMENT', `Invalid value at '${what}': an object is expected.`);
  return value;
}

/** `value` as a list; absent is empty, as in proto3 JSON. */
export function readList(value: unknown, what: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new RpcError('INVALID_ARGUMENT', `Invalid value at '${what}': a list is expected.`);
  return value;
}

export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string')
    throw new RpcError('INVALID_ARGUMENT', `Invalid value at '${what}': a string is expected.`);
  return value;
}

export function readStrings(value: unknown, what: string): string[] {
  return readList(value, what).map((item) => readString(item, what));
}

/** A non-negative integer, given as a number, a decimal string or a wrapper `{ value }`; undefined when absent. */
export function readCount(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const plain = isJsonObject(value) ? (value.value ?? 0) : value;
  const count = typeof plain === 'string' && plain !== '' ? Number(plain) : plain;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0)
    throw new RpcError('INVALID_ARGUMENT', `Invalid value at '${what}': a non-negative integer is expected.`);
  return count;
}

/** An enum sent by name or, by the Admin SDK's REST transport, by number (the index in `names`). */
export function readEnum<Name extends string>(value: unknown, names: readonly (Name | null)[], what: string): Name {
  const name = typeof value === 'number' ? names[value] : names.find((known) => known === value);
  if (!name) throw new RpcError('INVALID_ARGUMENT', `Invalid value at '${what}': ${JSON.stringify(value)}`);
  return name;
}
