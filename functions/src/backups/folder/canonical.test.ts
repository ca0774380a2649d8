import { canonical } from './canonical.ts';

describe('the one text of a value', () => {
  it('keeps the negative zero, as hosted Firestore sends it and takes it', () => {
    expect(canonical(JSON.parse('{"doubleValue":-0.0}'))).toBe('{"doubleValue":"-0"}');
  });

  it('is the same whatever the order of keys, also within lists', () => {
    expect(canonical([{ b: 1, a: { d: 0, c: null } }])).toBe('[{"a":{"c":null,"d":0},"b":1}]');
  });

  it('keeps keys that objects inherit', () => {
    const text = '{"__proto__":{"a":1},"constructor":2}';
    expect(canonical(JSON.parse(text))).toBe(text);
  });
});
