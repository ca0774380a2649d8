import { createHash } from 'node:crypto';
import { answer } from '../../payload/answer.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { counted } from '../../store/testing/counted.ts';
import { keepInShards } from '../shards/keep-in-shards.ts';
import { readShards } from '../shards/read-shards.ts';
import { inOrder, packAll, shardDocuments, unpackShard } from '../shards/sharded.ts';
import { madeUpCourse, madeUpLesson } from '../testing/made-up-courses.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { keepEntries } from './keep-entries.ts';
import { CATALOGUE } from './shard.ts';

/** A site with this many courses and its catalogue stored. */
async function siteOf(count: number) {
  const documents = new Map<string, Record<string, unknown>>();
  for (let index = 0; index < count; index += 1) {
    documents.set(`courses/c${index}`, madeUpCourse(index));
    documents.set(`courses/c${index}/versions/1/lessons/l`, madeUpLesson(index));
  }
  const plain = memoryStore(documents);
  const lessons = {
    ...plain,
    find: async (query: Parameters<typeof plain.find>[0]) => {
      const [, id] = /^courses\/([^/]+)\/versions\/1\/lessons$/.exec(query.collection) ?? [];
      const lesson = id && (await plain.get(`courses/${id}/versions/1/lessons/l`));
      return id === undefined ? plain.find(query) : lesson ? [lesson] : [];
    },
  };
  for (const [path, fields] of shardDocuments(CATALOGUE, packAll(CATALOGUE, await collectCatalogue(lessons))))
    documents.set(path, fields);
  return { documents, ...counted(lessons) };
}

type TestSite = Awaited<ReturnType<typeof siteOf>>;
const ask = async ({ store }: TestSite, query: string) =>
  (await answer('GET', `/payload/ro/courses.json${query}`, store)).body;
const totalOf = async (site: TestSite, query: string) => ((await ask(site, query)) as { total: number }).total;

const shardPaths = (site: TestSite) => [...site.documents.keys()].filter((path) => path.startsWith('catalogue/shard-'));

describe('a catalogue of ten thousand courses', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await siteOf(10_000);
  });

  it('fits its documents', () => {
    const sizes = shardPaths(site).map((path) =>
      Number((site.documents.get(path)?.bytes as Buffer | undefined)?.length),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(CATALOGUE.mostBytes);
  });

  it('costs two reads a page once it is held, whatever is asked', async () => {
    await ask(site, '');
    for (const query of ['', '?q=statistica', '?category=arts&page=40', '?sort=title&language=en']) {
      site.reads.length = 0;
      await ask(site, query);
      expect(site.reads.toSorted()).toEqual(['catalogue/head', 'config/public']);
    }
  });

  it('answers with a page no larger than a small site’s', async () => {
    const small = await siteOf(100);
    const query = '?q=curs&level=beginner';
    const sizeOf = async (of: TestSite) => JSON.stringify(await ask(of, query)).length;
    expect(await sizeOf(site)).toBeLessThan(1.1 * (await sizeOf(small)));
  });

  it('reads one part again when one course changes', async () => {
    site.documents.set('courses/c77', madeUpCourse(77, { title: { ro: 'Cu totul altceva' } }));
    await keepEntries(site.store, [{ kind: 'courses', id: 'c77' }]);
    site.reads.length = 0;
    expect(await ask(site, '?q=altceva')).toMatchObject({ total: 1, courses: [{ id: 'c77' }] });
    expect(site.reads).toHaveLength(3);
  });

  it('reads a changed part once for all who ask for it meanwhile', async () => {
    site.documents.set('courses/c77', madeUpCourse(77, { title: { ro: 'Iarăși altceva' } }));
    await keepEntries(site.store, [{ kind: 'courses', id: 'c77' }]);
    site.reads.length = 0;
    const visits = ['?q=altceva', '?q=iarăși', '?category=arts', ''];
    await Promise.all(visits.map((query) => ask(site, query)));
    expect(site.reads.filter((path) => path.startsWith('catalogue/shard-'))).toHaveLength(1);
  });

  it('is read again where it could not be', async () => {
    site.documents.set('courses/c77', madeUpCourse(77, { title: { ro: 'Cu desăvârșire altceva' } }));
    await keepEntries(site.store, [{ kind: 'courses', id: 'c77' }]);
    const { get } = site.store;
    site.store.get = async (path) => (path.includes('/shard-') ? Promise.reject(new Error('away')) : get(path));
    await expect(ask(site, '')).rejects.toThrow('away');
    site.store.get = get;
    expect(await totalOf(site, '?q=desăvârșire')).toBe(1);
  });

  it('forgets a course that is suspended, and one that is gone', async () => {
    const first = async () => ((await ask(site, '?q=șah%2078')) as { courses: { id: string }[] }).courses[0]?.id;
    expect(await first()).toBe('c78');
    site.documents.set('courses/c78', madeUpCourse(78, { status: 'suspended' }));
    site.documents.delete('courses/c79');
    await keepEntries(site.store, [{ kind: 'courses', id: 'c78' }]);
    await keepEntries(site.store, [{ kind: 'courses', id: 'c79' }]);
    expect(await totalOf(site, '')).toBe(9_998);
    expect(await first()).not.toBe('c78');
  });
});

describe('packing', () => {
  it('cuts what does not fit one document, and loses nothing', async () => {
    const { courses } = await collectCatalogue((await siteOf(1)).store);
    const noise = (index: number) =>
      ['a', 'b']
        .map((part) =>
          createHash('sha512')
            .update(part + index)
            .digest('base64'),
        )
        .join('');
    const many = Array.from({ length: 9000 }, (_, index) =>
      courses.map((course) => ({ ...course, id: `c${index}`, title: { ro: noise(index) } })),
    ).flat();
    const shards = packAll(CATALOGUE, { courses: many, resources: [], experts: [] });
    expect(shards.length).toBeGreaterThan(1);
    expect(Math.max(...shards.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(CATALOGUE.mostBytes);
    const kept = shards.flatMap(
      ({ bytes }) => unpackShard(CATALOGUE, { path: '', id: '', fields: { bytes } }).content.courses,
    );
    expect(new Set(kept.map(({ id }) => id)).size).toBe(9000);
  });
});

it('is divided anew from what it holds, without looking at the documents', async () => {
  const site = await siteOf(12);
  const small = { ...CATALOGUE, mostEntries: 6 };
  const whole = await collectCatalogue(site.store);
  for (const [path, fields] of shardDocuments(small, packAll(small, { ...whole, courses: whole.courses.slice(0, 11) })))
    site.documents.set(path, fields);
  const shards = shardPaths(site).length;
  let looked = 0;
  const fill = async (...ids: string[]) =>
    site.store.transact((transaction) =>
      keepInShards(small, transaction, {
        entries: ids.map((id) => ({
          kind: 'courses',
          id,
          entry: async () => ({ ...(whole.courses[11] as (typeof whole.courses)[number]), id }),
        })),
        all: async () => {
          looked += 1;
          return whole;
        },
      }),
    );
  const added = Array.from({ length: 12 }, (_, index) => `new-${index}`);
  const [first, ...others] = added as [string, ...string[]];
  await fill(first);
  await fill(...others);
  expect(shardPaths(site).length).toBeGreaterThan(shards);
  expect(looked).toBe(0);
  const kept = (await readShards(small, site.store))?.courses.map(({ id }) => id) ?? [];
  expect(kept.toSorted()).toEqual([...whole.courses.slice(0, 11).map(({ id }) => id), ...added].toSorted());
});

it('is not held as it was only for a moment, between two times at which it was the same', async () => {
  const site = await siteOf(3);
  const stored = (count: number) =>
    collectCatalogue(site.store).then(({ courses, ...rest }) => {
      for (const [path, fields] of shardDocuments(
        CATALOGUE,
        packAll(CATALOGUE, { ...rest, courses: courses.slice(0, count) }),
      ))
        site.documents.set(path, fields);
    });
  const store = {
    ...site.store,
    async get(path: string) {
      if (!path.startsWith('catalogue/shard-')) return site.store.get(path);
      await stored(2);
      const read = await site.store.get(path);
      await stored(3);
      return read;
    },
  };
  expect((await readShards(CATALOGUE, store))?.courses).toHaveLength(2);
  store.get = site.store.get;
  expect((await readShards(CATALOGUE, store))?.courses).toHaveLength(3);
});

describe('keeping the catalogue', () => {
  it('makes it when there is none', async () => {
    const site = await siteOf(3);
    for (const path of [...site.documents.keys()]) if (path.startsWith('catalogue/')) site.documents.delete(path);
    await keepEntries(site.store, [{ kind: 'courses', id: 'c1' }]);
    site.reads.length = 0;
    expect(await totalOf(site, '')).toBe(3);
    expect(site.reads.toSorted()).toEqual(['catalogue/head', 'catalogue/shard-0', 'config/public']);
  });

  it('keeps a burst of changes with one commit, each as if it had come alone', async () => {
    const site = await siteOf(40);
    const small = { ...CATALOGUE, mostEntries: 8 };
    for (const [path, fields] of shardDocuments(small, packAll(small, await collectCatalogue(site.store))))
      site.documents.set(path, fields);
    const keys = ['c3', 'c17', 'c39', 'gone'].map((id) => ({ kind: 'courses' as const, id }));
    site.documents.set('courses/c3', madeUpCourse(3, { title: { ro: 'Cu totul altceva' } }));
    site.documents.set('courses/c17', madeUpCourse(17, { status: 'suspended' }));
    site.documents.delete('courses/c39');
    const commits = jest.spyOn(site.store, 'transact');
    await keepEntries(site.store, keys);
    expect(commits).toHaveBeenCalledTimes(1);
    const kept = await readShards(CATALOGUE, site.store);
    const wanted = await collectCatalogue(site.store);
    expect(inOrder(kept?.courses ?? [])).toEqual(inOrder(wanted.courses));
    expect(kept?.courses).toHaveLength(38);
  });

  it('writes nothing when a change is not shown in lists', async () => {
    const site = await siteOf(3);
    const before = site.documents.get('catalogue/shard-0');
    site.documents.set('courses/c1', madeUpCourse(1, { description: { ro: 'Altă descriere' } }));
    await keepEntries(site.store, [{ kind: 'courses', id: 'c1' }]);
    expect(site.documents.get('catalogue/shard-0')).toBe(before);
  });

  it('never holds a language that is not published', async () => {
    const site = await siteOf(1);
    expect(await totalOf(site, '?q=gardening')).toBe(0);
    expect(JSON.stringify(await ask(site, ''))).not.toContain('gardening');
  });
});
