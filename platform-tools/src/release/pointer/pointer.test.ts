import { keptReleases } from '@cursiv/shared-platform';
import { firstPointer, promoted, rolledBack, triedOut } from './pointer.ts';

const ref = (buildId: string) => ({ buildId, integrity: `sha384-${buildId}` });
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const ids = (releases: { buildId: string }[]) => releases.map((release) => release.buildId);

const first = firstPointer('mf_public', ref('b1'));
const second = promoted(first, ref('b2'), day(1));

describe('a section’s pointer', () => {
  it('keeps the release before when a new one goes live', () => {
    expect(second).toMatchObject({ revision: 2, stable: ref('b2'), previous: [{ ...ref('b1') }] });
  });

  it('stays as it is when the live release is promoted again', () => {
    expect(promoted(second, ref('b2'), day(2))).toBe(second);
  });

  it('goes back, and further back the next time, never to what was withdrawn', () => {
    const third = promoted(second, ref('b3'), day(2));
    const back = rolledBack(third, day(3));
    expect(back.stable).toEqual(ref('b2'));
    expect(rolledBack(back, day(3)).stable).toEqual(ref('b1'));
    expect(ids(keptReleases(back)).sort()).toEqual(['b1', 'b2', 'b3']);
    expect(rolledBack(back, day(3), 'b3').stable).toEqual(ref('b3'));
  });

  it('has nothing to go back to at first', () => {
    expect(() => rolledBack(first, day(1))).toThrow('no release to go back to');
    expect(() => rolledBack(second, day(1), 'b9')).toThrow('b9 is not among the kept releases');
  });

  it('tries a release out, and ends or promotes the trial', () => {
    const tried = triedOut(second, ref('b3'), 5);
    expect(tried).toMatchObject({ stable: ref('b2'), canary: { ...ref('b3'), percent: 5 } });
    expect(rolledBack(tried, day(2))).toMatchObject({ stable: ref('b2'), previous: [{ withdrawn: true }, {}] });
    expect(rolledBack(tried, day(2))).not.toHaveProperty('canary');
    expect(ids(promoted(tried, ref('b3'), day(2)).previous)).toEqual(['b2', 'b1']);
    expect(() => triedOut(second, ref('b3'), 100)).toThrow('percent');
    expect(() => triedOut(second, ref('b2'), 5)).toThrow('b2 is what all visitors have');
  });

  it('keeps five releases, or those of seven days when they are more', () => {
    const daily = Array.from({ length: 9 }, (_, index) => index + 2).reduce(
      (pointer, number) => promoted(pointer, ref(`b${number}`), day(number)),
      first,
    );
    expect(daily.previous).toHaveLength(7);
    expect(promoted(daily, ref('later'), day(60)).previous).toHaveLength(5);
  });
});
