import protobuf from 'protobufjs';
import { parseTimestamp } from '../firestore-model/timestamp.ts';
import type { JsonObject } from '../http/parse-json.ts';
import { RpcError } from '../status.ts';

const MICROS_PER_SECOND = 1_000_000;
const NANOS_PER_MICRO = 1000;
const TIMESTAMP = '.google.protobuf.Timestamp';
const NULL_VALUE = '.google.protobuf.NullValue';
/** Numbers that travel as separate objects, so that absent differs from 0. */
const WRAPPERS = ['.google.protobuf.Int32Value', '.google.protobuf.Int64Value', '.google.protobuf.DoubleValue'];

/** A client's message as the JSON that the rest of Firestore reads. Throws INVALID_ARGUMENT for invalid bytes. */
export function toJson(type: protobuf.Type, bytes: Uint8Array): JsonObject {
  const message = type.toObject(decode(type, bytes), { longs: String, enums: String, bytes: String });
  return JSON.parse(JSON.stringify(message, spellNumbers)) as JsonObject;
}

function decode(type: protobuf.Type, bytes: Uint8Array): protobuf.Message {
  try {
    return type.decode(bytes);
  } catch {
    throw new RpcError('INVALID_ARGUMENT', `The message is not a ${type.name}.`);
  }
}

/** Firestore's JSON answer as the bytes of a message. */
export function fromJson(type: protobuf.Type, json: object): Uint8Array {
  return type.encode(type.fromObject(toFields(type, json))).finish();
}

/** JSON has no NaN, infinities or negative zero. */
function spellNumbers(_name: string, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) && !Object.is(value, -0) ? value : spell(value);
}

const spell = (number: number): string => (Object.is(number, -0) ? '-0' : String(number));

function toFields(type: protobuf.Type, json: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(json)) {
    const field = type.fields[name]?.resolve();
    if (field && value !== undefined) fields[name] = toField(field, value);
  }
  return fields;
}

function toField(field: protobuf.Field, value: unknown): unknown {
  if (field.repeated) return (value as unknown[]).map((item) => toValue(field, item));
  if (!field.map) return toValue(field, value);
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, toValue(field, item)]));
}

function toValue({ resolvedType, type }: protobuf.Field, value: unknown): unknown {
  if (type === 'double') return Number(value);
  if (!resolvedType) return value;
  if (resolvedType.fullName === NULL_VALUE) return 0;
  if (resolvedType.fullName === TIMESTAMP) return toTimestamp(String(value));
  if (WRAPPERS.includes(resolvedType.fullName)) return { value };
  return resolvedType instanceof protobuf.Type ? toFields(resolvedType, value as object) : value;
}

function toTimestamp(text: string): { seconds: number; nanos: number } {
  const micros = parseTimestamp(text);
  const seconds = Math.floor(micros / MICROS_PER_SECOND);
  return { seconds, nanos: (micros - seconds * MICROS_PER_SECOND) * NANOS_PER_MICRO };
}
