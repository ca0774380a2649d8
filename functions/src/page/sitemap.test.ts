import { COURSE_STATUSES, EXPERT_STATUSES, LOCALES, type Locale, RESOURCE_STATUSES } from '@cursiv/shared-domain';
import type { ReleaseFile } from '@cursiv/shared-platform';
import fc from 'fast-check';
import { collectCatalogue } from '../read-models/catalogue/collect-catalogue.ts';
import { CATALOGUE } from '../read-models/catalogue/shard.ts';
import { packAll, shardDocuments } from '../read-models/shards/sharded.ts';
import { madeUpCourse } from '../read-models/testing/made-up-courses.ts';
import type { DocumentQuery, StoredDocument } from '../store/document-source.ts';
import { memoryStore } from '../store/memory-store.ts';
import { counted } from '../store/testing/counted.ts';
import { sitemapIndex, sitemapPart, sitemapPartAt } from './sitemap.ts';

const resource = (id: string, fields: Record<string, unknown>): StoredDocument => ({
  path: `resources/${id}`,
  id,
  fields: {
    ownerUid: 'u1',
    title: { ro: 'Fișe', en: 'Sheets' },
    summary: {},
    body: {},
    kind: 'article',
    access: 'public',
    status: 'published',
    locales: ['ro'],
    categoryId: 'languages',
    courseIds: [],
    files: {},
    rev: 1,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-02T00:00:00Z'),
    ...fields,
  },
});

const expert = (id: string, status: string): StoredDocument => ({
  path: `experts/${id}`,
  id,
  fields: {
    displayName: 'Clara',
    headline: { ro: 'Profesoară', en: 'Teacher' },
    bio: {},
    topics: {},
    languages: ['ro'],
    categoryIds: [],
    timeZone: 'Europe/Bucharest',
    offerings: {},
    status,
    ratingAvg: 0,
    ratingCount: 0,
  },
});

const releases = [
  {
    routes: [
      { path: '/', search: 'listed' },
      { path: '/login' },
      { path: '/courses/:id', search: 'linked' },
      { path: '/resources/:id', search: 'linked' },
      { path: '/experts/:id', search: 'linked' },
    ],
  },
] as ReleaseFile[];

const source = (resources: StoredDocument[], experts: StoredDocument[] = []) => ({
  get: async () => undefined,
  count: async () => 0,
  find: async ({ collection, equals }: DocumentQuery) => {
    if (collection === 'resources') return resources;
    return collection === 'experts' ? experts.filter(({ fields }) => fields.status === equals?.status) : [];
  },
});

const firstPart = (origin: string, open: ReleaseFile[], from: ReturnType<typeof source>) =>
  sitemapPart(origin, 0, open, from);

describe('the list of pages for search engines', () => {
  it('names a page in each language in which it is published, and no other', async () => {
    const text = await firstPart(
      'https://site.test',
      releases,
      source([resource('r1', {}), resource('r2', { locales: ['ro', 'en'] })]),
    );
    expect(text).toContain('<loc>https://site.test/resources/r1</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>');
    expect(text).not.toContain('/en/resources/r1');
    expect(text).toContain('<loc>https://site.test/en/resources/r2</loc>');
    expect(text).toContain('hreflang="en" href="https://site.test/en/resources/r2"');
  });

  it('leaves out what is not published', async () => {
    const text = await firstPart('https://site.test', releases, source([resource('r1', { status: 'draft' })]));
    expect(text).not.toContain('/resources/r1');
    expect(text).toContain('<loc>https://site.test/</loc>');
    expect(text).toContain('<loc>https://site.test/en</loc>');
  });

  it('names every listed expert, and no other', async () => {
    const text = await firstPart(
      'https://site.test',
      releases,
      source([], [expert('clara', 'listed'), expert('dan', 'paused')]),
    );
    expect(text).toContain('<loc>https://site.test/experts/clara</loc>');
    expect(text).toContain('<loc>https://site.test/en/experts/clara</loc>');
    expect(text).not.toContain('/experts/dan');
  });

  it('names no page that its section does not open to search engines', async () => {
    const text = await firstPart('https://site.test', releases, source([]));
    expect(text).not.toContain('/login');
    const closed = [{ routes: [{ path: '/resources/:id' }] }] as ReleaseFile[];
    expect(await firstPart('https://site.test', closed, source([resource('r1', {})]))).not.toContain('/resources/r1');
  });
});

const SITE = 'https://site.test';
const locations = (text = '') => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

type Documents = Map<string, Record<string, unknown>>;

/** A site with these documents and a catalogue of at least so many shards. */
async function storedIn(documents: Documents, shards: number) {
  const all = await collectCatalogue(memoryStore(documents));
  for (const [path, fields] of shardDocuments(CATALOGUE, packAll(CATALOGUE, all, shards))) documents.set(path, fields);
  return counted(memoryStore(documents));
}

/** The addresses in every part that the index names, as a search engine follows it. */
async function followed(store: Awaited<ReturnType<typeof storedIn>>['store']): Promise<string[]> {
  const parts = locations(await sitemapIndex(SITE, store)).map((address) => sitemapPartAt(new URL(address).pathname));
  const texts = await Promise.all(parts.map((part) => sitemapPart(SITE, part ?? -1, releases, store)));
  return texts.flatMap(locations);
}

const locales = fc.subarray<Locale>([...LOCALES], { minLength: 1 });
const written = fc.record({
  courses: fc.array(fc.record({ status: fc.constantFrom(...COURSE_STATUSES), locales })),
  resources: fc.array(fc.record({ status: fc.constantFrom(...RESOURCE_STATUSES), locales })),
  experts: fc.array(fc.constantFrom(...EXPERT_STATUSES)),
});

describe('the parts together', () => {
  it('name everything that search engines may read once in each of its languages, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom(1, 2, 8), async ({ courses, resources, experts }, shards) => {
        const documents: Documents = new Map([
          ...courses.map((changes, nth) => [`courses/c${nth}`, madeUpCourse(nth, changes)] as const),
          ...resources.map((changes, nth) => [`resources/r${nth}`, resource(`r${nth}`, changes).fields] as const),
          ...experts.map((status, nth) => [`experts/e${nth}`, expert(`e${nth}`, status).fields] as const),
        ]);
        const isIn = (languages: readonly Locale[], path: string) =>
          languages.map((locale) => `${SITE}${locale === 'ro' ? '' : '/en'}${path}`);
        const open = [
          ...[`${SITE}/`, `${SITE}/en`],
          ...courses.flatMap((one, nth) => (one.status === 'published' ? isIn(one.locales, `/courses/c${nth}`) : [])),
          ...resources.flatMap((one, nth) =>
            one.status === 'published' ? isIn(one.locales, `/resources/r${nth}`) : [],
          ),
          ...experts.flatMap((status, nth) => (status === 'listed' ? isIn(LOCALES, `/experts/e${nth}`) : [])),
        ];
        const { store } = await storedIn(documents, shards);
        expect((await followed(store)).toSorted()).toEqual(open.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('of a site with 40,000 pages are each below the limits of the protocol and of a function, for two reads', async () => {
    const listed = Array.from({ length: 40_000 }, (_, nth) => ({
      ...{ id: `an-expert-with-a-long-name-${nth}`, displayName: 'Clara', headline: {}, topics: {} },
    }));
    const packed = packAll(CATALOGUE, { ...CATALOGUE.empty, experts: listed });
    const { store, reads } = counted(memoryStore(new Map(shardDocuments(CATALOGUE, packed))));
    const [first, ...others] = locations(await sitemapIndex(SITE, store));
    expect(first).toBe(`${SITE}/sitemap-1.xml`);
    expect(others.length).toBeGreaterThan(2);
    reads.length = 0;
    const text = (await sitemapPart(SITE, 0, releases, store)) ?? '';
    expect(reads).toEqual(['catalogue/head', 'catalogue/shard-0']);
    expect(locations(text).length).toBeLessThan(50_000);
    expect(Buffer.byteLength(text)).toBeLessThan(16 * 1024 * 1024);
    expect(await sitemapPart(SITE, others.length + 1, releases, store)).toBeUndefined();
  });

  it('keep their addresses when the site doubles', async () => {
    const documents: Documents = new Map([['experts/e1', expert('e1', 'listed').fields]]);
    const before = locations(await sitemapIndex(SITE, (await storedIn(documents, 2)).store));
    const after = locations(await sitemapIndex(SITE, (await storedIn(documents, 4)).store));
    expect(after.slice(0, 2)).toEqual(before);
  });

  it.each(['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-99999.xml', '/sitemap-1.xml/', '/en/sitemap-1.xml'])(
    'are nowhere else: %s',
    (path) => expect(sitemapPartAt(path)).toBeUndefined(),
  );
});
