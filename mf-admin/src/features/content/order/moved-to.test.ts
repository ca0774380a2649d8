import { movedTo } from './moved-to.ts';

describe('movedTo', () => {
  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 9, ['a', 'b', 'c']],
  ])('moves %s to place %d', (item, place, expected) => {
    expect(movedTo(['a', 'b', 'c'], item, place)).toEqual(expected);
  });
});
