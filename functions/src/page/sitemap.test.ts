import type { ReleaseFile } from '@cursiv/shared-platform';
import type { DocumentQuery, StoredDocument } from '../store/document-source.ts';
import { sitemap } from './sitemap.ts';

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

describe('the list of pages for search engines', () => {
  it('names a page in each language in which it is published, and no other', async () => {
    const text = await sitemap(
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
    const text = await sitemap('https://site.test', releases, source([resource('r1', { status: 'draft' })]));
    expect(text).not.toContain('/resources/r1');
    expect(text).toContain('<loc>https://site.test/</loc>');
    expect(text).toContain('<loc>https://site.test/en</loc>');
  });

  it('names every listed expert, and no other', async () => {
    const text = await sitemap(
      'https://site.test',
      releases,
      source([], [expert('clara', 'listed'), expert('dan', 'paused')]),
    );
    expect(text).toContain('<loc>https://site.test/experts/clara</loc>');
    expect(text).toContain('<loc>https://site.test/en/experts/clara</loc>');
    expect(text).not.toContain('/experts/dan');
  });

  it('names no page that its section does not open to search engines', async () => {
    const text = await sitemap('https://site.test', releases, source([]));
    expect(text).not.toContain('/login');
    const closed = [{ routes: [{ path: '/resources/:id' }] }] as ReleaseFile[];
    expect(await sitemap('https://site.test', closed, source([resource('r1', {})]))).not.toContain('/resources/r1');
  });
});
