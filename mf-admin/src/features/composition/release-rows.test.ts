import type { PointerFile } from '@cursiv/shared-platform';
import { releaseRows } from './release-rows.ts';

const ref = (buildId: string) => ({ buildId, integrity: 'sha384-x' });
const pointer: PointerFile = {
  schema: 1,
  section: 'mf_public',
  revision: 1,
  stable: ref('b3'),
  canary: { ...ref('b4'), percent: 10 },
  previous: [
    { ...ref('b2'), liveUntil: '2026-11-20T10:00:00Z' },
    { ...ref('b1'), liveUntil: '2026-11-19T10:00:00Z', withdrawn: true },
  ],
};
const states = (entry: Parameters<typeof releaseRows>[0]) =>
  releaseRows(entry, pointer, {}).map(({ buildId, state }) => `${buildId} ${state}`);

describe('the releases of a section', () => {
  it('are live, tried out, kept and withdrawn, as the pointer says', () => {
    expect(states({})).toEqual(['b3 live', 'b4 tried', 'b2 kept', 'b1 withdrawn']);
  });

  it('are outranked by the one that the registry pins', () => {
    expect(states({ pin: ref('b2') })).toEqual(['b3 outranked', 'b4 outranked', 'b2 pinned', 'b1 withdrawn']);
  });

  it('are tried out by the share that the registry gives them, or by nobody', () => {
    expect(releaseRows({ canary: { buildId: 'b4', percent: 40 } }, pointer, {})[1]).toMatchObject({ percent: 40 });
    expect(states({ canary: { buildId: 'b4', percent: 0 } })[1]).toBe('b4 takenBack');
    expect(states({ canary: { buildId: 'b9', percent: 0 } })[1]).toBe('b4 tried');
  });

  it('show their part of the visits, how many fail, and how fast they are', () => {
    const rows = releaseRows({}, pointer, {
      b3: { visits: 90, failed: 0, load: [0, 90, 0, 0, 0, 0, 0] },
      b4: { visits: 10, failed: 2 },
    });
    expect(rows).toMatchObject([
      { visits: 90, share: 0.9, failed: 0, measured: { load: 250 } },
      { visits: 10, share: 0.1, failed: 0.2, measured: {} },
      { visits: 0, share: undefined, failed: undefined },
      { visits: 0 },
    ]);
  });
});
