import { readFields, readValue } from './read-value.ts';

describe('reading values', () => {
  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ timestampValue: '2026-01-02T03:04:05.120000000Z' }, { timestampValue: '2026-01-02T03:04:05.120Z' }],
    [{ timestampValue: '2026-01-02T03:04:05+02:00' }, { timestampValue: '2026-01-02T01:04:05Z' }],
    [{ timestampValue: { seconds: '1', nanos: 1999 } }, { timestampValue: '1970-01-01T00:00:01.000001Z' }],
    [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    [{ geoPointValue: { latitude: 1 } }, { geoPointValue: { latitude: 1, longitude: 0 } }],
    [{ arrayValue: { values: [] } }, { arrayValue: {} }],
  ])('brings %j into canonical form', (raw, canonical) => {
    expect(readValue(raw)).toEqual(canonical);
  });

  it.each([
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: '1.5' }],
    [{ timestampValue: 'yesterday' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ mapValue: { fields: { text: { stringValue: 1 } } } }],
    [{ mapValue: { fields: { __x__: { nullValue: null } } } }],
    [{}],
    ['text'],
  ])('refuses %j', (raw) => {
    expect(() => readValue(raw)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });

  it('refuses values nested deeper than 20 levels', () => {
    const nest = (levels: number): object =>
      levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nest(levels - 1) } } };
    expect(() => readFields({ a: nest(20) })).not.toThrow();
    expect(() => readFields({ a: nest(21) })).toThrow(/nested deeper/);
  });
});
