import type { PointerFile } from '@cursiv/shared-platform';
import { chooseRelease } from './choose-release.ts';
import { shareOf } from './visitor-share.ts';

const ref = (buildId: string) => ({ buildId, integrity: 'sha384-x' });
const pointer: PointerFile = { schema: 1, section: 'mf_public', revision: 1, stable: ref('b1'), previous: [] };
const tried: PointerFile = { ...pointer, canary: { ...ref('b2'), percent: 5 } };

describe('the release that a visitor gets', () => {
  it('is the stable one', () => {
    expect(chooseRelease(pointer, () => 0)).toEqual({ ref: ref('b1'), channel: 'stable' });
  });

  it.each([
    [4.99, 'canary'],
    [5, 'stable'],
  ])('is the canary below its share: %s', (share, channel) => {
    expect(chooseRelease(tried, () => share).channel).toBe(channel);
  });

  it('reaches about as many visitors as asked for, always the same ones', () => {
    const shares = Array.from({ length: 10_000 }, (_, visitor) => shareOf(`visitor-${visitor}:b2`));
    const reached = shares.filter((share) => share < 5).length;
    expect(reached).toBeGreaterThan(420);
    expect(reached).toBeLessThan(580);
    expect(shareOf('visitor-1:b2')).toBe(shares[1]);
  });
});
