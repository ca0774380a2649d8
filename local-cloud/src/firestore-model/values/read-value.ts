import type { JsonObject } from '../../http/parse-json.ts';
import { RpcError } from '../../status.ts';
import { checkFieldName, NAME_FIELD, TYPE_FIELD } from '../names/field-path.ts';
import { checkDocumentName } from '../names/resource-ids.ts';
import { readList, readObject, readString } from '../request-json.ts';
import { formatTimestamp, parseTimestamp } from '../timestamp.ts';
import type { WireFields, WireValue } from '../wire.ts';
import { checkTypedMap } from './check-vector.ts';

/** Firestore's limit on the nesting of maps and arrays. */
const MAX_DEPTH = 20;
const INT64 = 1n << 63n;
const BASE64 = /^[\w+/-]*={0,2}$/;

/**
 * The canonical form of a value from a request: integers as decimal strings, doubles as numbers, timestamps in UTC
 * microseconds, bytes in standard base64, null as JSON null (the SDKs send "NULL_VALUE", numbers and nine-digit times).
 */
export function readValue(raw: unknown, depth = 0): WireValue {
  if (depth > MAX_DEPTH)
    throw new RpcError('INVALID_ARGUMENT', `Property contains a value nested deeper than ${MAX_DEPTH} levels.`);
  const value = readObject(raw, 'value');
  if (Object.keys(value).length > 1) throw new RpcError('INVALID_ARGUMENT', 'A value is of one kind.');
  if ('mapValue' in value) return readMap(readObject(value.mapValue, 'mapValue'), depth);
  if ('arrayValue' in value) return readArray(readObject(value.arrayValue, 'arrayValue'), depth);
  return readScalar(value);
}

/** The canonical form of the fields of a document or of a map within it, which may be a vector. */
export function readFields(raw: unknown, depth = 0, isMap = false): WireFields {
  if (raw === undefined || raw === null) return {};
  return Object.fromEntries(
    Object.entries(readObject(raw, 'fields')).map(([name, value]) => [
      checkStoredName(name, isMap),
      readValue(value, depth),
    ]),
  );
}

/** A double in canonical JSON, which cannot express NaN, infinities or negative zero. */
export function doubleValue(number: number): WireValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

function checkStoredName(name: string, isMap: boolean): string {
  if (name === NAME_FIELD || (name === TYPE_FIELD && !isMap))
    throw new RpcError('INVALID_ARGUMENT', `field name ${name} is reserved`);
  return checkFieldName(name);
}

function readMap(map: JsonObject, depth: number): WireValue {
  const fields = readFields(map.fields, depth + 1, true);
  checkTypedMap(fields);
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
}

function readArray(array: JsonObject, depth: number): WireValue {
  const values = readList(array.values, 'arrayValue.values').map((item) => readValue(item, depth + 1));
  return { arrayValue: values.length > 0 ? { values } : {} };
}

function readScalar(value: JsonObject): WireValue {
  if ('stringValue' in value) return { stringValue: readString(value.stringValue, 'stringValue') };
  if ('integerValue' in value) return { integerValue: readInteger(value.integerValue) };
  if ('booleanValue' in value) return { booleanValue: readBoolean(value.booleanValue) };
  if ('doubleValue' in value) return doubleValue(readDouble(value.doubleValue));
  if ('timestampValue' in value) return { timestampValue: formatTimestamp(parseTimestamp(value.timestampValue)) };
  if ('nullValue' in value) return { nullValue: null };
  if ('referenceValue' in value) {
    const referenceValue = readString(value.referenceValue, 'referenceValue');
    checkDocumentName(referenceValue);
    return { referenceValue };
  }
  if ('geoPointValue' in value) return readGeoPoint(readObject(value.geoPointValue, 'geoPointValue'));
  if ('bytesValue' in value) {
    const text = readString(value.bytesValue, 'bytesValue');
    if (!BASE64.test(text)) throw new RpcError('INVALID_ARGUMENT', 'Invalid bytes: base64 is expected.');
    return { bytesValue: Buffer.from(text, 'base64').toString('base64') };
  }
  throw new RpcError('INVALID_ARGUMENT', `Unknown kind of value: ${Object.keys(value).join(', ') || 'none'}`);
}

function readBoolean(raw: unknown): boolean {
  if (typeof raw !== 'boolean') throw new RpcError('INVALID_ARGUMENT', 'Invalid boolean.');
  return raw;
}

function readDouble(raw: unknown): number {
  const number = Number(raw);
  if (Number.isNaN(number) && raw !== 'NaN' && !Number.isNaN(raw))
    throw new RpcError('INVALID_ARGUMENT', `Invalid double: ${String(raw)}`);
  return number;
}

function readInteger(raw: unknown): string {
  const text = String(raw);
  if (!/^-?\d{1,19}$/.test(text) || BigInt.asIntN(64, BigInt(text)) !== BigInt(text) || BigInt(text) >= INT64)
    throw new RpcError('INVALID_ARGUMENT', `Invalid integer: ${text}`);
  return String(BigInt(text));
}

function readGeoPoint({ latitude = 0, longitude = 0 }: JsonObject): WireValue {
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!(Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180))
    throw new RpcError('INVALID_ARGUMENT', 'Invalid geo point: latitude is within ±90, longitude within ±180.');
  return { geoPointValue: point };
}
