import fc from 'fast-check';
import { sameValues } from './same-values.ts';

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 3 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('any'), { maxKeys: 4 }),
  ),
})).any;

describe('two documents', () => {
  it('say the same where one is a copy of the other', () => {
    fc.assert(fc.property(value, (one) => sameValues(one, structuredClone(one)) === true));
  });

  it('say the same where a field is missing in one and undefined in the other', () => {
    expect(sameValues({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameValues({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { a: 1 }],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 2, 3] } }],
    [[1, 2], { 0: 1, 1: 2 }],
    [new Date(1), new Date(2)],
    [{ a: null }, { a: {} }],
  ])('say something else: %j and %j', (one, other) => {
    expect(sameValues(one, other)).toBe(false);
    expect(sameValues(other, one)).toBe(false);
  });
});
