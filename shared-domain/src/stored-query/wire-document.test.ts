import { plainFields } from './wire-document.ts';

it('reads every type that our documents have', () => {
  const fields = {
    title: { mapValue: { fields: { ro: { stringValue: 'Litere' } } } },
    version: { integerValue: '3' },
    ratingAvg: { doubleValue: 4.5 },
    isSequential: { booleanValue: true },
    endedAt: { nullValue: null },
    publishedAt: { timestampValue: '2026-03-01T10:00:00.123456Z' },
    locales: { arrayValue: { values: [{ stringValue: 'ro' }, { stringValue: 'en' }] } },
    instructors: { arrayValue: {} },
    subtitle: { mapValue: {} },
  };
  expect(plainFields(fields)).toEqual({
    title: { ro: 'Litere' },
    version: 3,
    ratingAvg: 4.5,
    isSequential: true,
    endedAt: null,
    publishedAt: '2026-03-01T10:00:00.123456Z',
    locales: ['ro', 'en'],
    instructors: [],
    subtitle: {},
  });
});

it('refuses a type that none of them has', () => {
  expect(() => plainFields({ place: { geoPointValue: { latitude: 0, longitude: 0 } } })).toThrow('geoPointValue');
});
