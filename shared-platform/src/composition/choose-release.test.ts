import type { PointerFile } from '../files/pointer-file.ts';
import { chooseRelease, EVERYBODY } from './choose-release.ts';

const ref = (buildId: string) => ({ buildId, integrity: 'sha384-x' });
const pointer: PointerFile = { schema: 1, section: 'mf_public', revision: 1, stable: ref('b1'), previous: [] };
const tried: PointerFile = { ...pointer, canary: { ...ref('b2'), percent: 5 } };

describe('the release that a visitor gets', () => {
  it('is the stable one', async () => {
    expect(
      await chooseRelease(
        {},
        async () => pointer,
        () => 0,
      ),
    ).toEqual({ ref: ref('b1'), channel: 'stable', pointer });
  });

  it.each([
    [4.99, 'canary'],
    [5, 'stable'],
  ])('is the canary below its share: %s', async (share, channel) => {
    expect(
      (
        await chooseRelease(
          {},
          async () => tried,
          () => share,
        )
      ).channel,
    ).toBe(channel);
  });

  it('is the stable one for a page that everybody gets', async () => {
    expect((await chooseRelease({}, async () => tried, EVERYBODY)).channel).toBe('stable');
  });

  it('is the pinned one, and no pointer is asked for', async () => {
    const askPointer = () => Promise.reject(new Error('asked'));
    expect(await chooseRelease({ pin: ref('b0') }, askPointer, () => 0)).toEqual({ ref: ref('b0'), channel: 'pinned' });
  });
});
