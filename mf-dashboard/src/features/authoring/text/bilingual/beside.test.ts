import * as fc from 'fast-check';
import { spacingOf } from './beside.ts';

const height = fc.integer({ min: 1, max: 300 });
const row = fc.oneof(
  fc.record({ source: height, target: height }),
  fc.record({ source: height, target: fc.constant(undefined) }),
  fc.record({ source: fc.constant(undefined), target: height }),
);

describe('the room between paragraphs', () => {
  it('lets every pair begin at one height, and both texts end at one', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const { source, target } = spacingOf(rows);
        const topsOf = (spaces: number[], side: 'source' | 'target') => {
          let top = 0;
          return spaces.map((space, index) => {
            const begins = top + space;
            top = begins + (rows[index]?.[side] ?? 0);
            return begins;
          });
        };
        const [left, right] = [topsOf(source, 'source'), topsOf(target, 'target')];
        rows.forEach((it, index) => {
          if (it.source !== undefined && it.target !== undefined) expect(left[index]).toBe(right[index]);
        });
        expect(left.at(-1)).toBe(right.at(-1));
        expect(Math.min(...source, ...target)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
