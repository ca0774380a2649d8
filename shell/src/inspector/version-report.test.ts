import type { RegistryFile } from '@cursiv/shared-platform';
import type { Release } from '../composition/finding/fetch-release.ts';
import { SectionHost } from '../composition/section-host.ts';
import { inspect, versionReport } from './version-report.ts';

const release = (section: string): Release => ({
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

const entry = { origin: 'http://127.0.0.1:1', owns: ['/'] };
const registry = { schema: 1, revision: 1, sections: { desk: entry, office: entry } } as RegistryFile;
const statesOf = () => versionReport().sections.map(({ section, state }) => [section, state]);

it('a report says of each section where it stands in this document', async () => {
  expect(statesOf()).toEqual([]);
  const host = new SectionHost(registry);
  inspect(host, {});
  host.adopt(release('desk'));
  await host.release('office').catch(() => undefined);
  expect(statesOf()).toEqual([
    ['desk', 'chosen'],
    ['office', 'unavailable'],
  ]);

  const module = {
    contract: { major: 1, minor: 0 },
    id: 'desk',
    buildId: 'desk-1',
    routes: {},
    messages: async () => ({}),
  };
  host.adoptRunning(release('desk'), module);
  expect(versionReport().sections[0]).toEqual({
    section: 'desk',
    state: 'running',
    build: 'desk-1',
    channel: 'stable',
    builtAt: '2026-01-01T00:00:00.000Z',
    address: 'https://desk.example/r/1/',
    requires: { react: { version: '19.0.0', names: ['use'] } },
    loadMs: 0,
  });
});
