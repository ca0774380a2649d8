import { type BuildFigures, ORDERS_PATH, releaseFiguresPath } from '@cursiv/shared-domain';
import { parsePointer } from '@cursiv/shared-platform';
import { visitCounter } from '../reports/visits/count-visits.ts';
import { keptBuilds } from '../reports/visits/kept-builds.ts';
import { visitsOf } from '../reports/visits/visits-of.ts';
import { memoryStore } from '../store/memory-store.ts';
import { takeBackCanaries } from './take-back.ts';
import { ComposedSite } from './testing/composed-site.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const FIGURES = releaseFiguresPath('mf_public', NOW);

let site: ComposedSite;
let documents: Map<string, Record<string, unknown>>;

beforeEach(async () => {
  site = new ComposedSite();
  await site.start();
  site.point(site.release('b2'), site.release('b3'), site.release('b1'));
  documents = new Map<string, Record<string, unknown>>([
    ['users/root', { name: 'Ioana', email: 'root@cursiv.test', isAdmin: true }],
    ['users/ana', { name: 'Ana', email: 'ana@cursiv.test' }],
  ]);
});
afterEach(() => site.stop());

/** Counts visits as browsers tell them, over HTTP as far as the releases are asked for. */
async function visit(build: string, times: number, failing: number): Promise<void> {
  const count = visitCounter(memoryStore(documents), keptBuilds(site.origin));
  await Promise.all(
    Array.from({ length: times }, (_, index) => {
      const visits = visitsOf({ visits: [{ section: 'mf_public', build, failed: index < failing, load: 200 }] });
      return count(visits ?? [], NOW);
    }),
  );
}
const judge = () =>
  takeBackCanaries(
    memoryStore(documents),
    { file: site.file, pointer: async (section) => parsePointer(site.files['/current.json'], section) },
    NOW,
  );
const told = () => [...documents.keys()].filter((path) => path.includes('/notifications/'));
const events = () => [...documents].flatMap(([path, fields]) => (path.startsWith('auditEvents/') ? [fields] : []));
const figures = () => (documents.get(FIGURES)?.builds ?? {}) as Record<string, BuildFigures>;

describe('a release that is tried out', () => {
  it('is taken back when a fifth of its visits fail; the log and the administrators tell it, once', async () => {
    await visit('b2', 300, 3);
    await visit('b3', 100, 20);
    expect(await judge()).toEqual(['mf_public b3']);
    expect(documents.get(ORDERS_PATH)).toMatchObject({
      revision: 1,
      sections: { mf_public: { canary: { buildId: 'b3', percent: 0 } } },
    });
    expect(events()).toMatchObject([
      {
        action: 'composition.changed',
        actorUid: 'system',
        changes: { mf_public: { old: null, new: { canary: { buildId: 'b3', percent: 0 } } } },
      },
    ]);
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatch(/^users\/root\/notifications\/site\.canaryTakenBack__/);
    expect(await judge()).toEqual([]);
    expect(events()).toHaveLength(1);
  });

  it('is not touched when it does well, or when too few have tried it', async () => {
    await visit('b2', 300, 3);
    await visit('b3', 150, 2);
    expect(await judge()).toEqual([]);
    documents.delete(FIGURES);
    await visit('b2', 300, 0);
    await visit('b3', 99, 99);
    expect(await judge()).toEqual([]);
    expect(documents.has(ORDERS_PATH)).toBe(false);
  });

  it('stays when everybody fails alike', async () => {
    await visit('b2', 300, 90);
    await visit('b3', 100, 30);
    expect(await judge()).toEqual([]);
  });

  it('is left to the administrators and to the deploy where these have the word', async () => {
    await visit('b2', 300, 0);
    await visit('b3', 100, 50);
    site.register({ canary: { buildId: 'b3', percent: 20 } });
    expect(await judge()).toEqual([]);
    site.register({ pin: site.release('b1') });
    expect(await judge()).toEqual([]);
    site.register({});
    documents.set(ORDERS_PATH, { revision: 1, sections: { mf_public: { canary: { buildId: 'b3', percent: 0 } } } });
    expect(await judge()).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('is not a release that all visitors get, however much fails', async () => {
    site.point(site.release('b2'));
    await visit('b2', 300, 300);
    expect(await judge()).toEqual([]);
  });
});

describe('the figures of releases', () => {
  it('count what browsers tell, of releases that the site has', async () => {
    await visit('b2', 30, 2);
    await visit('made-up', 30, 2);
    expect(figures()).toEqual({ b2: { visits: 30, failed: 2, load: [0, 30, 0, 0, 0, 0, 0] } });
  });

  it.each<[string, unknown]>([
    ['nothing', { visits: [] }],
    ['a path as a build', { visits: [{ section: 'mf_public', build: '../x', failed: false }] }],
    ['a path as a section', { visits: [{ section: 'a/b', build: 'b2', failed: false }] }],
    ['a time before the beginning', { visits: [{ section: 'mf_public', build: 'b2', failed: false, load: -1 }] }],
    ['an endless time', { visits: [{ section: 'mf_public', build: 'b2', failed: false, load: 1e9 }] }],
    ['an address', { visits: [{ section: 'mf_public', build: 'b2', failed: false, page: '/courses' }] }],
    ['a person', { visits: [{ section: 'mf_public', build: 'b2', failed: false }], uid: 'ana' }],
    [
      'many sections',
      { visits: Array.from({ length: 7 }, (_, n) => ({ section: `s${n}`, build: 'b', failed: true })) },
    ],
  ])('have no place for %s', (_, body) => expect(visitsOf(body)).toBeUndefined());

  it('count a release once for each document', () => {
    const one = { section: 'mf_public', build: 'b2', failed: true };
    expect(visitsOf({ visits: [one, one, one] })).toHaveLength(1);
  });
});
