import type { WireValue } from '../../src/firestore-model/wire.ts';
import type { Random } from '../generated/random.ts';

const PROJECT = 'demo';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** A vector on the wire. */
export function vector(...numbers: number[]): WireValue {
  const values = numbers.map((number): WireValue => ({ doubleValue: number }));
  const type: WireValue = { stringValue: '__vector__' };
  return { mapValue: { fields: { __type__: type, value: { arrayValue: { values } } } } };
}

/** Values of every type, some of them equal but written differently. */
export const VALUES: readonly WireValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { integerValue: '0' },
  { integerValue: '1' },
  { integerValue: '7' },
  { integerValue: '9007199254740993' },
  { doubleValue: 1 },
  { doubleValue: 2.5 },
  { doubleValue: '-0' },
  { doubleValue: 'NaN' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2026-03-01T12:00:00Z' },
  { timestampValue: '2026-03-01T12:00:00.000001Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'aț' },
  { stringValue: 'b' },
  { bytesValue: 'AAE=' },
  { bytesValue: '/w==' },
  { referenceValue: `${ROOT}/items/a` },
  { referenceValue: `${ROOT}/items/b/parts/c` },
  { geoPointValue: { latitude: 44.4, longitude: 26.1 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
  { arrayValue: { values: [{ nullValue: null }, { doubleValue: 'NaN' }] } },
  { mapValue: {} },
  { mapValue: { fields: { x: { integerValue: '1' } } } },
  { mapValue: { fields: { x: { integerValue: '2' }, y: { nullValue: null } } } },
  vector(1, 2),
  vector(3, 1),
  vector(0, 0, 1),
];

/** Half of the picks are numbers and texts from a small set, so that filters match something. */
export function anyValue(random: Random): WireValue {
  if (random.chance(0.5)) return random.pick(COMMON);
  return random.pick(VALUES);
}

const COMMON: readonly WireValue[] = [
  { integerValue: '1' },
  { doubleValue: 2.5 },
  { integerValue: '7' },
  { stringValue: 'a' },
  { stringValue: 'b' },
];
