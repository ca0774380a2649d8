import type { DocumentsAhead } from '@cursiv/shared-domain';
import { put, readAhead, takeDocument, takeFolder, tellAhead } from './documents-ahead.ts';

const COURSE = 'courses/c1';
const LISTS = 'courses/c1/versions/3/lessonLists';
const answer = (): DocumentsAhead => ({
  documents: { [COURSE]: { version: 3 } },
  folders: { [LISTS]: [{ id: '0', fields: { lessons: [] } }] },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what was asked for ahead', () => {
  it('is taken once, and anything else not at all', async () => {
    put(Promise.resolve(answer()));
    expect(await takeDocument('courses/c2')).toBeUndefined();
    expect(await takeDocument(COURSE)).toEqual({ id: 'c1', fields: { version: 3 } });
    expect(await takeDocument(COURSE)).toBeUndefined();
    expect(await takeFolder(LISTS)).toEqual([{ id: '0', fields: { lessons: [] } }]);
    expect(await takeFolder(LISTS)).toBeUndefined();
  });

  it('counts for twenty seconds', async () => {
    put(Promise.resolve(answer()));
    jest.setSystemTime(Date.now() + 20_001);
    expect(await takeDocument(COURSE)).toBeUndefined();
  });

  it('is missing when nothing came', async () => {
    put(Promise.resolve(undefined));
    expect(await takeDocument(COURSE)).toBeUndefined();
  });
});

describe('whoever reads', () => {
  const late = () => {
    const { promise, resolve: come } = Promise.withResolvers<DocumentsAhead | undefined>();
    put(promise);
    return come;
  };
  const reading = (read: () => Promise<string>) => readAhead(takeDocument(COURSE), () => 'ahead', read);

  it('takes what came ahead, and reads nothing', async () => {
    put(Promise.resolve(answer()));
    expect(await reading(() => Promise.reject(new Error('read')))).toBe('ahead');
  });

  it('waits half a second for what is on its way, and then reads it', async () => {
    late();
    const read = reading(async () => 'read');
    let isRead = false;
    void read.then(() => {
      isRead = true;
    });
    await jest.advanceTimersByTimeAsync(499);
    expect(isRead).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await read).toBe('read');
  });

  it('takes it after all where the database is slower still', async () => {
    const come = late();
    const read = reading(() => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(600);
    come(answer());
    expect(await read).toBe('ahead');
  });

  it('reads at once what was not asked for', async () => {
    put(Promise.resolve(undefined));
    expect(await reading(async () => 'read')).toBe('read');
  });
});

describe('whoever is about to listen', () => {
  const PROFILE = 'users/ana';
  const name = `projects/p/databases/(default)/documents/${PROFILE}`;
  const watched = (fields: object = {}): DocumentsAhead => ({
    documents: {},
    folders: {},
    watched: {
      [PROFILE]: {
        query: { parent: name, structuredQuery: {} },
        readTime: '2026-11-30T08:00:00Z',
        documents: [{ name, fields: { name: { stringValue: 'Ana' }, ...fields }, createTime: '', updateTime: '' }],
      },
    },
  });
  const ana = [{ id: 'ana', fields: { name: 'Ana' } }];
  const turn = () => jest.advanceTimersByTimeAsync(0);

  it('is told when the answer comes, and at once when it has come', async () => {
    const told: unknown[] = [];
    const { promise, resolve: come } = Promise.withResolvers<DocumentsAhead | undefined>();
    put(promise);
    tellAhead(PROFILE, (found) => told.push(found));
    expect(told).toEqual([]);
    come(watched());
    await turn();
    expect(told).toEqual([ana]);
    tellAhead(PROFILE, (found) => told.push(found));
    expect(told).toEqual([ana, ana]);
  });

  it('is told nothing of anything else, nothing after leaving, and nothing once the database has said more', async () => {
    const told: unknown[] = [];
    const tell = (found: unknown) => told.push(found);
    put(Promise.resolve(watched()));
    tellAhead('users/mihai', tell);
    tellAhead(PROFILE, tell).stop();
    const ahead = tellAhead(PROFILE, tell);
    await turn();
    expect(told).toEqual([ana]);
    ahead.isPassed();
    tellAhead(PROFILE, tell);
    expect(await takeDocument(PROFILE)).toBeUndefined();
    expect(told).toEqual([ana]);
  });

  it('hears nothing of what cannot be understood: the database says it again', async () => {
    const told: unknown[] = [];
    put(Promise.resolve(watched({ place: { geoPointValue: {} } })));
    await turn();
    tellAhead(PROFILE, (found) => told.push(found));
    expect(told).toEqual([]);
  });

  it('may read it instead, once, also that there is none', async () => {
    const there = watched();
    const none = { query: { parent: name, structuredQuery: {} }, readTime: '2026-11-30T08:00:00Z', documents: [] };
    put(Promise.resolve({ ...there, watched: { ...there.watched, 'users/nobody': none } }));
    expect(await takeDocument(PROFILE)).toEqual(ana[0]);
    expect(await takeDocument(PROFILE)).toBeUndefined();
    expect(await takeDocument('users/nobody')).toEqual({ id: 'nobody', fields: null });
  });
});
