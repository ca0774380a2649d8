import { RpcError } from '../status.ts';
import { checkFieldName } from './field-path.ts';
import { type JsonObject, readList, readObject, readString } from './request-json.ts';
import { formatTimestamp, parseTimestamp } from './timestamp.ts';
import type { WireFields, WireValue } from './wire.ts';

/** Firestore's limit on maps and arrays within each other. */
const MAX_DEPTH = 20;
const INT64 = 1n << 63n;

/**
 * The canonical form of a value from a request: integers as decimal strings, doubles as numbers, timestamps in UTC
 * microseconds, bytes in standard base64, null as JSON null (the SDKs send "NULL_VALUE", numbers and nine-digit times).
 */
export function readValue(raw: unknown, depth = 0): WireValue {
  if (depth > MAX_DEPTH)
    throw new RpcError('INVALID_ARGUMENT', `Property contains a value nested deeper than ${MAX_DEPTH} levels.`);
  const value = readObject(raw, 'value');
  if ('mapValue' in value) return readMap(readObject(value.mapValue, 'mapValue'), depth);
  if ('arrayValue' in value) return readArray(readObject(value.arrayValue, 'arrayValue'), depth);
  return readScalar(value);
}

/** The canonical form of a document's or map's fields. */
export function readFields(raw: unknown, depth = 0): WireFields {
  if (raw === undefined || raw === null) return {};
  return Object.fromEntries(
    Object.entries(readObject(raw, 'fields')).map(([name, value]) => [checkFieldName(name), readValue(value, depth)]),
  );
}

/** A double in canonical JSON, which has no NaN, infinities or negative zero of its own. */
export function doubleValue(number: number): WireValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

function readMap(map: JsonObject, depth: number): WireValue {
  const fields = readFields(map.fields, depth + 1);
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
}

function readArray(array: JsonObject, depth: number): WireValue {
  const values = readList(array.values, 'arrayValue.values').map((item) => readValue(item, depth + 1));
  return { arrayValue: values.length > 0 ? { values } : {} };
}

function readScalar(value: JsonObject): WireValue {
  if ('stringValue' in value) return { stringValue: readString(value.stringValue, 'stringValue') };
  if ('integerValue' in value) return { integerValue: readInteger(value.integerValue) };
  if ('booleanValue' in value) return { booleanValue: value.booleanValue === true };
  if ('doubleValue' in value) return doubleValue(Number(value.doubleValue));
  if ('timestampValue' in value) return { timestampValue: formatTimestamp(parseTimestamp(value.timestampValue)) };
  if ('nullValue' in value) return { nullValue: null };
  if ('referenceValue' in value) return { referenceValue: readString(value.referenceValue, 'referenceValue') };
  if ('geoPointValue' in value) return readGeoPoint(readObject(value.geoPointValue, 'geoPointValue'));
  if ('bytesValue' in value) {
    const bytes = Buffer.from(readString(value.bytesValue, 'bytesValue'), 'base64');
    return { bytesValue: bytes.toString('base64') };
  }
  throw new RpcError('INVALID_ARGUMENT', `Unknown kind of value: ${Object.keys(value).join(', ') || 'none'}`);
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
