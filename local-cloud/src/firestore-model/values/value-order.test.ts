import type { WireValue } from '../wire.ts';
import { compareSortKeys, sortKey } from './sort-key.ts';
import { compareValues, equalValues } from './value-order.ts';

const ASCENDING: WireValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-1' },
  { doubleValue: 0.5 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: 'Infinity' },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { timestampValue: '2026-01-01T00:00:00.000001Z' },
  { timestampValue: '2026-01-01T00:00:00.100Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'ș' },
  { stringValue: '\uffff' },
  { stringValue: '😀' },
  { bytesValue: 'AQ==' },
  { bytesValue: 'Ag==' },
  { referenceValue: 'projects/p/databases/(default)/documents/a/__id7__' },
  { referenceValue: 'projects/p/databases/(default)/documents/a/__id10__' },
  { referenceValue: 'projects/p/databases/(default)/documents/a/B' },
  { referenceValue: 'projects/p/databases/(default)/documents/a/b/c/d' },
  { referenceValue: 'projects/p/databases/(default)/documents/a-b/a' },
  { geoPointValue: { latitude: 44, longitude: 26 } },
  { geoPointValue: { latitude: 44, longitude: 27 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } },
  vector(9),
  vector(1, 1),
  { mapValue: {} },
  { mapValue: { fields: { a: { integerValue: '2' } } } },
  { mapValue: { fields: { b: { integerValue: '1' } } } },
];

function vector(...numbers: number[]): WireValue {
  const values = numbers.map((number) => ({ doubleValue: number }));
  return { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } } };
}

describe('the order of values', () => {
  it('puts every type and every value within a type in its place', () => {
    for (const [index, value] of ASCENDING.entries())
      for (const [otherIndex, other] of ASCENDING.entries())
        expect([value, other, Math.sign(compareValues(value, other))]).toEqual([
          value,
          other,
          Math.sign(index - otherIndex),
        ]);
  });

  it('is that of the keys that values are sorted by', () => {
    const keys = ASCENDING.map(sortKey);
    for (const [index, key] of keys.entries())
      for (const [otherIndex, other] of keys.entries())
        expect([key, other, Math.sign(compareSortKeys(key, other))]).toEqual([
          key,
          other,
          Math.sign(index - otherIndex),
        ]);
  });

  it('takes an integer and a double of the same size for equal', () => {
    expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true);
    expect(equalValues({ doubleValue: '-0' }, { integerValue: '0' })).toBe(true);
    expect(equalValues({ integerValue: '1' }, { stringValue: '1' })).toBe(false);
  });
});
