import { parseTimestamp } from '../../firestore-model/timestamp.ts';
import type { WireFields, WireValue } from '../../firestore-model/wire.ts';
import { type RulesMap, type Timestamp, toPath, type Value } from './value.ts';

const NANOS_PER_MICRO = 1000n;
const NANOS_PER_MILLI = 1_000_000n;

/** A stored value as conditions see it. References within `project` become paths from `/databases` on, as in rules. */
export function fromWire(value: WireValue, project: string): Value {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {}, project);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map((item) => fromWire(item, project));
  if ('timestampValue' in value) return timestampOf(value.timestampValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('referenceValue' in value) return referenceOf(value.referenceValue, project);
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64');
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return { kind: 'latlng', latitude, longitude };
  }
  return null;
}

export function fromFields(fields: WireFields, project: string): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromWire(value, project)]));
}

function referenceOf(name: string, project: string): Value {
  const prefix = `projects/${project}/`;
  return toPath(...(name.startsWith(prefix) ? name.slice(prefix.length) : name).split('/'));
}

/** An RFC 3339 time, to the microsecond. */
export function timestampOf(text: string): Timestamp {
  return { kind: 'timestamp', nanos: BigInt(parseTimestamp(text)) * NANOS_PER_MICRO };
}

export function timestampOfDate(date: Date): Timestamp {
  return { kind: 'timestamp', nanos: BigInt(date.getTime()) * NANOS_PER_MILLI };
}

/** JSON, such as a token's claims: whole numbers are integers. */
export function fromJson(json: unknown): Value {
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === 'object' && json !== null)
    return new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  return typeof json === 'string' || typeof json === 'boolean' ? json : null;
}
