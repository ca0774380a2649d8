import { getField, parseFieldPath, withField } from './field-path.ts';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1.c', ['a', 'b_1', 'c']],
    ['`we.ird\\`k`.x', ['we.ird`k', 'x']],
    ['a.`b c`', ['a', 'b c']],
  ])('splits %s', (text, names) => {
    expect(parseFieldPath(text)).toEqual(names);
  });

  it.each(['', '.', 'a.', 'a..b', '`a', '`a`b', '__x__', 'a.__proto__'])('refuses "%s"', (text) => {
    expect(() => parseFieldPath(text)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });

  it('never takes inherited properties for fields', () => {
    expect(getField({}, ['constructor', 'name'])).toBeUndefined();
    expect(withField({}, ['toString', 'x'], { integerValue: '1' })).toEqual({
      toString: { mapValue: { fields: { x: { integerValue: '1' } } } },
    });
  });

  it('makes the maps on the way to a field and leaves the original alone', () => {
    const fields = { a: { stringValue: 'text' } };
    expect(withField(fields, ['a', 'b'], { booleanValue: true })).toEqual({
      a: { mapValue: { fields: { b: { booleanValue: true } } } },
    });
    expect(withField(fields, ['a', 'b'], undefined)).toEqual(fields);
    expect(fields).toEqual({ a: { stringValue: 'text' } });
  });
});
