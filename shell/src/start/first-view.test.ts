import { CONTRACT, type FirstViewData } from '@cursiv/shared-platform';
import { noteFailedStart } from '../composition/memory/failed-starts.ts';
import { noteRevision } from '../composition/memory/seen-revisions.ts';
import { shareOf } from '../composition/memory/visitor-share.ts';
import { givenRegistry, givenRelease } from './first-view.ts';

const entry = { origin: 'http://localhost:3001', owns: ['/'] };
const registry = {
  schema: 1,
  revision: 4,
  sections: { mf_public: entry },
} as FirstViewData['registry'];
const given: FirstViewData = {
  origin: 'http://localhost:3000',
  registry,
  config: {},
  release: {
    schema: 1,
    section: 'mf_public',
    buildId: 'b1',
    builtAt: '2026-01-01T00:00:00Z',
    contract: CONTRACT,
    requires: {},
    routes: [],
    manifest: { metaData: { remoteEntry: { name: 'e.js' } }, exposes: [] },
    integrity: {},
  },
  menu: [],
  integrity: 'sha384-b1',
  revision: 7,
};

/** The registry with another entry for the document's section. */
const saying = (change: object) => ({
  ...registry,
  sections: { ...registry.sections, mf_public: { ...entry, ...change } },
});
const buildIn = async (data: FirstViewData, known = registry) => (await givenRelease(data, known))?.file.buildId;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the release that a document brings along', () => {
  it('takes the page over when nothing newer is known', async () => {
    noteRevision('mf_public', 7);
    expect(await givenRelease(given, registry)).toMatchObject({
      baseUrl: 'http://localhost:3001/r/b1/',
      channel: 'stable',
    });
  });

  it('gives way when this browser has read a later pointer', async () => {
    noteRevision('mf_public', 8);
    expect(await buildIn(given)).toBeUndefined();
  });

  it('gives way in a browser that tries out another one, and nowhere else', async () => {
    localStorage.setItem('cursiv:visitor', 'ana');
    const share = shareOf('ana:b2');
    const canary = (percent: number) => ({ ...given, canary: { buildId: 'b2', integrity: 'sha384-b2', percent } });
    expect(await buildIn(canary(share + 0.01))).toBeUndefined();
    expect(await buildIn(canary(share))).toBe('b1');
  });

  it('gives way where it could not start, and another one does not', async () => {
    noteFailedStart('mf_public', 'b0', Date.now());
    expect(await buildIn(given)).toBe('b1');
    noteFailedStart('mf_public', 'b1', Date.now());
    expect(await buildIn(given)).toBeUndefined();
  });

  it('gives way when this shell cannot run it', async () => {
    expect(
      await buildIn({ ...given, release: { ...given.release, requires: { react: { version: '99.0.0', names: [] } } } }),
    ).toBeUndefined();
  });

  it.each([
    ['switches the section off', { disabled: { ro: 'Revenim', en: 'Back soon' } }],
    ['pins another release', { pin: { buildId: 'b2', integrity: 'sha384-b2' } }],
    ['raises the oldest contract', { minContract: { ...CONTRACT, minor: 99 } }],
  ])('gives way when the registry %s', async (_, change) => {
    expect(await buildIn(given, saying(change))).toBeUndefined();
  });

  it('is the pinned one only as long as the registry says so', async () => {
    const { revision: _none, ...pinned } = given;
    const pin = { buildId: 'b1', integrity: 'sha384-b1' };
    expect(await givenRelease(pinned, saying({ pin }))).toMatchObject({ channel: 'pinned' });
    expect(await buildIn(pinned)).toBeUndefined();
  });
});

describe('the release that a document names', () => {
  const { release: whole } = given;
  const named: FirstViewData = { ...given, release: { section: 'mf_public', buildId: 'b1' } };
  const fetched = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetched;
  });

  it('is asked for by its hash, and takes the page over', async () => {
    const asked: unknown[] = [];
    globalThis.fetch = (async (address: string, init: RequestInit) => {
      asked.push([address, init.integrity]);
      return Response.json(whole);
    }) as typeof fetch;
    expect(await givenRelease(named, registry)).toMatchObject({ file: { buildId: 'b1' }, channel: 'stable' });
    expect(asked).toEqual([['http://localhost:3001/r/b1/release.json', 'sha384-b1']]);
  });

  it('gives way where it cannot be had', async () => {
    globalThis.fetch = async () => new Response('', { status: 404 });
    expect(await buildIn(named)).toBeUndefined();
  });

  it('is not even asked for where another one runs', async () => {
    let isAsked = false;
    globalThis.fetch = async () => {
      isAsked = true;
      return Response.json(whole);
    };
    noteRevision('mf_public', 8);
    expect({ build: await buildIn(named), isAsked }).toEqual({ build: undefined, isAsked: false });
  });
});

describe('the registry that a document brings along', () => {
  it('holds until this browser has read a later one', () => {
    noteRevision('registry', 4);
    expect(givenRegistry(given)?.revision).toBe(4);
    noteRevision('registry', 5);
    expect(givenRegistry(given)).toBeUndefined();
  });
});
