import fc from 'fast-check';
import { isWatched, watchedPct } from './completion.ts';
import { storedWatched, watchedRanges, withWatched } from './stored-watched.ts';
import { normalRanges, secondsIn, type WatchedRange } from './watched.ts';

const LENGTH = 120;
/** Ranges as a broken or hostile client may send them: backwards, beyond the film, no numbers. */
const anyNumber = fc.oneof(fc.integer({ min: -5, max: LENGTH + 20 }), fc.double(), fc.constant(Number.NaN));
const anyRange = fc.record({ from: anyNumber, to: anyNumber });
const soundRange = fc
  .tuple(fc.nat(LENGTH - 1), fc.integer({ min: 1, max: LENGTH }))
  .map(([from, length]) => ({ from, to: Math.min(LENGTH, from + length) }));
const events = fc.array(fc.array(fc.oneof(soundRange, anyRange), { maxLength: 4 }), { maxLength: 12 });

const afterTelling = (all: readonly WatchedRange[][]) =>
  all.reduce((stored, more) => withWatched(stored, more, LENGTH), '');

describe('watched ranges', () => {
  it('are put in order and joined where they touch', () => {
    const ranges = [
      { from: 30, to: 40 },
      { from: 0, to: 10 },
      { from: 5, to: 12 },
      { from: 12, to: 20 },
    ];
    expect(normalRanges(ranges, LENGTH)).toEqual([
      { from: 0, to: 20 },
      { from: 30, to: 40 },
    ]);
  });

  it.each([
    ['backwards', { from: 20, to: 10 }],
    ['beyond the film', { from: 100, to: LENGTH + 1 }],
    ['before it', { from: -1, to: 10 }],
    ['of no number', { from: Number.NaN, to: 10 }],
    ['without an end', { from: 0, to: Number.POSITIVE_INFINITY }],
    ['of half seconds', { from: 0.5, to: 10 }],
    ['of nothing', { from: 10, to: 10 }],
  ])('refuse one %s', (_, range) => {
    expect(normalRanges([range], LENGTH)).toEqual([]);
  });

  it('are stored without loss', () => {
    fc.assert(
      fc.property(fc.array(soundRange), (ranges) => {
        const normal = normalRanges(ranges, LENGTH);
        expect(watchedRanges(storedWatched(ranges, LENGTH), LENGTH)).toEqual(normal);
      }),
    );
  });

  it('never take more room than their film has', () => {
    fc.assert(fc.property(events, (all) => afterTelling(all).length <= LENGTH / 4));
  });
});

describe('two devices that watch the same film', () => {
  it('end in the same ranges, whatever is told first, twice or again after a loss', () => {
    const told = fc.tuple(events, events).chain(([one, other]) => {
      const all = [...one, ...other];
      const retold = fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 });
      return fc.tuple(fc.constant(all), retold);
    });
    fc.assert(fc.property(told, ([all, retold]) => expect(afterTelling(retold)).toBe(afterTelling(all))));
  });

  it('end in the same ranges when one tells all at once, after it was without a connection', () => {
    fc.assert(
      fc.property(events, events, (one, offline) => {
        expect(withWatched(afterTelling(one), offline.flat(), LENGTH)).toBe(afterTelling([...offline, ...one]));
      }),
    );
  });

  it('never make the share fall, nor more than the whole; a watched film stays so', () => {
    fc.assert(
      fc.property(events, (all) => {
        let stored = '';
        for (const more of all) {
          const next = withWatched(stored, more, LENGTH);
          expect(watchedPct(next, LENGTH)).toBeGreaterThanOrEqual(watchedPct(stored, LENGTH));
          expect(watchedPct(next, LENGTH)).toBeLessThanOrEqual(100);
          expect(isWatched(next, LENGTH) || !isWatched(stored, LENGTH)).toBe(true);
          stored = next;
        }
      }),
    );
  });

  it('keep what was watched when what is stored is no such text', () => {
    expect(withWatched('zz', [{ from: 0, to: 4 }], LENGTH)).toBe('f');
  });
});

describe('a film', () => {
  it('is not watched by skipping to its end', () => {
    const stored = withWatched('', [{ from: LENGTH - 5, to: LENGTH }], LENGTH);
    expect(isWatched(stored, LENGTH)).toBe(false);
    expect(watchedPct(stored, LENGTH)).toBe(4);
  });

  it('is watched from 90 % of its seconds, each counted once', () => {
    const most = withWatched('', [{ from: 0, to: 107 }], LENGTH);
    expect(isWatched(withWatched(most, [{ from: 0, to: 100 }], LENGTH), LENGTH)).toBe(false);
    expect(isWatched(withWatched(most, [{ from: 119, to: 120 }], LENGTH), LENGTH)).toBe(true);
  });

  it('is counted as the data rules count it', () => {
    fc.assert(
      fc.property(events, (all) => {
        const stored = afterTelling(all);
        const without = (digits: RegExp) => stored.replace(digits, '').length;
        const counted = without(/[02468ace]/g) + without(/[014589cd]/g) + without(/[012389ab]/g) + without(/[0-7]/g);
        expect(counted).toBe(secondsIn(watchedRanges(stored, LENGTH)));
      }),
    );
  });
});
