import fc from 'fast-check';
import { addedFigures, failureRate, figuresByBuild, figuresOf, threeQuarters } from './release-figures.ts';
import { isToBeTakenBack, TAKE_BACK } from './take-back.ts';

const visit = (measured = {}, hasFailed = false) =>
  figuresOf({ section: 'mf_public', build: 'b1', hasFailed, measured });

describe('the figures of a release', () => {
  it('count visits, failures, and values between bounds', () => {
    const both = addedFigures(visit({ load: 300, lcp: 9999 }), visit({ load: 100 }, true));
    expect(both).toEqual({ visits: 2, failed: 1, load: [1, 0, 1, 0, 0, 0, 0], lcp: [0, 0, 0, 0, 0, 1] });
  });

  it('are added up by build over days', () => {
    const days = [{ builds: { b1: visit(), b2: visit() } }, { builds: { b1: visit({}, true) } }];
    expect(figuresByBuild(days)).toMatchObject({ b1: { visits: 2, failed: 1 }, b2: { visits: 1, failed: 0 } });
  });

  it('say what three quarters do not exceed', () => {
    expect(threeQuarters('lcp', undefined)).toBeUndefined();
    expect(threeQuarters('lcp', [0, 0, 0, 0, 0, 0])).toBeUndefined();
    expect(threeQuarters('lcp', [3, 0, 0, 0, 0, 1])).toBe(1000);
    expect(threeQuarters('lcp', [2, 0, 1, 0, 0, 1])).toBe(2500);
    expect(threeQuarters('lcp', [1, 0, 0, 0, 0, 3])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a release that is tried out', () => {
  const tally = (visits: number, failed: number) => ({ visits, failed });

  it('is taken back when its visits fail more often, by the margin', () => {
    expect(isToBeTakenBack(tally(100, 20), tally(900, 9))).toBe(true);
    expect(isToBeTakenBack(tally(100, 6), tally(900, 9))).toBe(false);
    expect(isToBeTakenBack(tally(100, 20), tally(900, 180))).toBe(false);
  });

  const anyTally = fc.nat(2000).chain((visits) => fc.nat(visits).map((failed) => ({ visits, failed })));

  it('stays below the number of visits, however many fail', () => {
    const few = fc.nat(TAKE_BACK.visits - 1).chain((visits) => fc.nat(visits).map((failed) => ({ visits, failed })));
    fc.assert(fc.property(few, anyTally, (canary, stable) => !isToBeTakenBack(canary, stable)));
    fc.assert(fc.property(anyTally, few, (canary, stable) => !isToBeTakenBack(canary, stable)));
  });

  it('stays where there is nothing to go back to', () => {
    fc.assert(fc.property(anyTally, (canary) => !isToBeTakenBack(canary, undefined)));
  });

  it('stays when it does no worse', () => {
    const noWorse = fc.tuple(anyTally, anyTally).filter(([one, other]) => failureRate(one) <= failureRate(other));
    fc.assert(fc.property(noWorse, ([canary, stable]) => !isToBeTakenBack(canary, stable)));
  });
});
