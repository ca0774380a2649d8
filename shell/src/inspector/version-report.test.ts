import type { SectionId } from '@cursiv/shared-platform';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';
import { SectionError } from '../composition/section-error.ts';
import { noteRunning, noteUsedRelease } from '../composition/used-releases.ts';
import { inspect, versionReport } from './version-report.ts';

const release = (section: SectionId): Release => ({
  file: {
    schema: 1,
    section,
    buildId: `${section}-1`,
    builtAt: '2026-01-01T00:00:00.000Z',
    contract: { major: 1, minor: 0 },
    requires: { react: { version: '19.0.0', names: ['use'] } },
    routes: [],
    manifest: { metaData: { remoteEntry: { name: '' } }, exposes: [] },
    integrity: {},
  },
  baseUrl: `https://${section}.example/r/1/`,
  integrity: 'sha384-a',
  channel: 'stable',
});

const statesOf = () =>
  versionReport()
    .sections.slice(0, 3)
    .map(({ state }) => state);

it('a report says of each section where it stands in this document', () => {
  expect(statesOf()).toEqual(['unknown', 'unknown', 'unknown']);

  const outcomes: Partial<Record<SectionId, Release | SectionError>> = {
    mf_public: release('mf_public'),
    mf_admin: new SectionError('unavailable', 'mf_admin', 'no answer'),
  };
  inspect({ outcome: (section: SectionId) => outcomes[section] } as Releases, {});
  expect(statesOf()).toEqual(['known', 'unknown', 'unavailable']);

  noteUsedRelease(release('mf_public'));
  expect(statesOf()[0]).toBe('loading');
  noteRunning('mf_public', 120);
  expect(versionReport().sections[0]).toEqual({
    section: 'mf_public',
    state: 'running',
    build: 'mf_public-1',
    channel: 'stable',
    builtAt: '2026-01-01T00:00:00.000Z',
    address: 'https://mf_public.example/r/1/',
    requires: { react: { version: '19.0.0', names: ['use'] } },
    loadMs: 120,
  });
});
