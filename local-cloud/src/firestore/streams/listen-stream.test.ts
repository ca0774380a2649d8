import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { idOf } from '../../firestore-model/names/resource-names.ts';
import type { WireFields } from '../../firestore-model/wire.ts';
import type { Caller } from '../../rules/access.ts';
import { loadFirestoreRules } from '../../rules/load-rules.ts';
import { Database } from '../database.ts';
import { KNOWN_MICROS } from '../store/recent-rewrites.ts';
import { ListenStream } from './listen-stream.ts';

const RULES = `rules_version = '2';
  service cloud.firestore { match /databases/{db}/documents {
    function isAdmin() { return get(/databases/$(db)/documents/users/$(request.auth.uid)).data.isAdmin; }
    match /notes/{id} {
      allow read: if resource.data.open == true || isAdmin();
    }
    match /gated/{id} { allow read: if exists(/databases/$(db)/documents/gates/open); }
  } }`;
const ANA: Caller = { uid: 'ana', token: {} };
const yes = { booleanValue: true };
const no = { booleanValue: false };

let database: Database;
beforeEach(() => {
  database = open(':memory:');
  set('users/ana', { isAdmin: yes });
});
afterEach(() => database.store.close());

function open(databaseFile: string): Database {
  return new Database({
    databaseFile,
    project: 'demo',
    rules: loadFirestoreRules(RULES, { project: 'demo' }),
    indexes: { indexes: [], fieldOverrides: [] },
  });
}

function set(path: string, fields: WireFields | undefined) {
  const write = fields
    ? ({ kind: 'update', path, fields, mask: undefined, transforms: [], precondition: {} } as const)
    : ({ kind: 'delete', path, precondition: {} } as const);
  database.commit('owner', [write]);
}

/** Opens one target for Ana; returns everything sent from then on. */
function listen(target: object) {
  const sent: unknown[] = [];
  const stream = new ListenStream(database, ANA, (message) => sent.push(message));
  stream.message(JSON.stringify({ addTarget: { targetId: 2, ...target } }));
  return { sent, after: sent.length };
}

const queryOf = (collectionId: string, more: object = {}) => ({
  query: { parent: database.names.root, structuredQuery: { from: [{ collectionId }], ...more } },
});
const whereOpen = { where: { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: yes } } };
const ended = (code: number) => ({
  targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code, message: expect.any(String) } },
});

const token = (time: number) => ({ resumeToken: Buffer.from(String(time)).toString('base64') });

/** The kind of a message, or the document that it is about. */
function inShort(message: unknown): string {
  const { targetChange, documentChange, documentDelete, filter } = message as ListenResponse;
  if (targetChange) return targetChange.targetChangeType ?? 'snapshot';
  if (filter) return `count ${filter.count}`;
  return documentChange ? idOf(documentChange.document.name) : `-${idOf(documentDelete?.document ?? '')}`;
}

interface ListenResponse {
  targetChange?: { targetChangeType?: string };
  documentChange?: { document: { name: string } };
  documentDelete?: { document: string };
  filter?: { targetId: number; count: number };
}

describe('a live target', () => {
  it('ends when the administrator whose rights it rests on is demoted', () => {
    const { sent, after } = listen(queryOf('notes'));
    set('users/ana', { isAdmin: no });
    expect(sent.slice(after)).toEqual([ended(7)]);
    set('notes/n1', {});
    expect(sent.slice(after)).toHaveLength(1);
  });

  it('ends when a document that its rule found is deleted', () => {
    set('gates/open', {});
    const { sent, after } = listen({ documents: { documents: [database.names.nameOf('gated/a')] } });
    set('gates/open', undefined);
    expect(sent.slice(after)).toEqual([ended(7)]);
  });

  it('goes on, and says nothing, while its rule still allows it', () => {
    const { sent, after } = listen(queryOf('notes'));
    set('users/ana', { isAdmin: yes, name: { stringValue: 'Ana' } });
    set('users/eva', { isAdmin: no });
    expect(sent.slice(after)).toEqual([]);
  });

  it('does not depend on documents that its rule had no need to look up', () => {
    const { sent, after } = listen(queryOf('notes', whereOpen));
    set('users/ana', { isAdmin: no });
    expect(sent.slice(after)).toEqual([]);
    set('notes/n1', { open: yes });
    expect(sent.slice(after)).toMatchObject([{ documentChange: {} }, { targetChange: {} }]);
  });

  it('is refused when its query needs an index that is not declared', () => {
    const { sent } = listen(queryOf('notes', { ...whereOpen, orderBy: [{ field: { fieldPath: 'at' } }] }));
    expect(sent.at(-1)).toEqual(ended(9));
  });
});

describe('a resumed target', () => {
  const newest = { orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }], limit: 2 };
  const at = (value: number) => ({ at: { integerValue: String(value) } });
  const documentOf = (path: string) => ({ documents: { documents: [database.names.nameOf(path)] } });

  beforeEach(() => {
    for (const id of [1, 2, 3]) set(`notes/n${id}`, at(id));
  });

  /** Where a client would go on that has seen all that was sent: `{ resumeToken, readTime }`. */
  function pointAfter(sent: readonly unknown[]) {
    const { targetChange } = sent.at(-1) as { targetChange: { resumeToken: string; readTime: string } };
    return targetChange;
  }

  /** What a client that has listened to a target until now would resume it with. */
  const seen = (target: object) => ({ ...target, resumeToken: pointAfter(listen(target).sent).resumeToken });

  /** All that a target is sent between its beginning and its end, in short, and the document reads that it costs. */
  function resume(target: object) {
    const before = database.watch.counters.values().firestore.documentReads;
    const told = listen(target).sent.map(inShort);
    expect([told[0], ...told.slice(-2)]).toEqual(['ADD', 'CURRENT', 'snapshot']);
    return [told.slice(1, -2).join(), database.watch.counters.values().firestore.documentReads - before];
  }

  it('is sent nothing when nothing has changed, and costs nothing', () => {
    expect(resume(seen(queryOf('notes')))).toEqual(['count 3', 0]);
    expect(resume(seen(queryOf('notes', whereOpen)))).toEqual(['count 0', 0]);
    expect(resume(seen(documentOf('notes/n1')))).toEqual(['count 1', 0]);
    expect(resume(seen(documentOf('notes/none')))).toEqual(['count 0', 0]);
  });

  it('is sent what has changed or come since', () => {
    const [query, one] = [seen(queryOf('notes')), seen(documentOf('notes/n2'))];
    set('notes/n2', at(20));
    set('notes/n4', at(4));
    expect(resume(query)).toEqual(['n2,n4,count 4', 2]);
    expect(resume(one)).toEqual(['n2,count 1', 1]);
  });

  it('is told by the count that documents have left it', () => {
    set('notes/n3', { open: yes });
    const [query, open] = [seen(queryOf('notes')), seen(queryOf('notes', whereOpen))];
    const one = seen(documentOf('notes/n1'));
    set('notes/n3', { open: no });
    set('notes/n1', undefined);
    expect(resume(query)).toEqual(['n3,count 2', 1]);
    expect(resume(open)).toEqual(['count 0', 0]);
    expect(resume(one)).toEqual(['count 0', 0]);
  });

  it('knows the commit of which it heard last', () => {
    const { sent } = listen(queryOf('notes'));
    set('notes/n1', at(10));
    const { resumeToken, readTime } = pointAfter(sent);
    expect(resume({ ...queryOf('notes'), resumeToken })).toEqual(['count 3', 0]);
    expect(resume({ ...queryOf('notes'), readTime })).toEqual(['count 3', 0]);
  });

  it('hears of what changes from then on', () => {
    const { sent, after } = listen(seen(queryOf('notes')));
    set('notes/n1', undefined);
    expect(sent.slice(after).map(inShort)).toEqual(['-n1', 'snapshot']);
  });

  it.each([
    ['a token that is none', () => ({ resumeToken: 'b2xk' })],
    ['a token of the future', () => token(database.store.now() + 1_000_000)],
    ['a token that is too old', () => token(database.store.now() - KNOWN_MICROS - 1)],
    ['a time that is none', () => ({ readTime: 'yesterday' })],
    ['a time that is too old', () => ({ readTime: '2020-01-01T00:00:00Z' })],
  ])('starts over with %s', (_, point) => {
    expect(resume({ ...queryOf('notes'), ...point() })).toEqual(['RESET,n1,n2,n3', 3]);
  });

  it('starts over when all documents were replaced', () => {
    const target = seen(queryOf('notes'));
    const kept = ['users/ana', 'notes/n1'].map((path) => ({
      path,
      before: undefined,
      after: database.store.get(path),
    }));
    database.store.clear();
    database.store.apply(kept, database.store.now());
    expect(resume(target)).toEqual(['RESET,n1', 1]);
  });

  it('is refused when the rules no longer allow it', () => {
    const target = seen(queryOf('notes'));
    set('users/ana', { isAdmin: no });
    expect(listen(target).sent.slice(1)).toEqual([ended(7)]);
  });

  it('starts over with a full window into which an old document may have moved', () => {
    const target = seen(queryOf('notes', newest));
    for (const value of [1, 2]) set('others/n1', at(value));
    set('notes/n0', at(0));
    expect(resume(target)).toEqual(['count 2', 0]);
    set('notes/n3', undefined);
    expect(resume(target)).toEqual(['RESET,n2,n1', 2]);
    set('notes/n2', undefined);
    set('notes/n1', undefined);
    expect(resume(target)).toEqual(['n0,count 1', 1]);
  });

  it('goes on after a restart, but for a full window', () => {
    database.store.close();
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'listen-stream-')), 'documents.db');
    database = open(file);
    set('users/ana', { isAdmin: yes });
    for (const id of [1, 2, 3]) set(`notes/n${id}`, at(id));
    const [query, window] = [seen(queryOf('notes')), seen(queryOf('notes', newest))];
    set('notes/n1', at(10));
    database.store.close();
    database = open(file);
    expect(resume(query)).toEqual(['n1,count 3', 1]);
    expect(resume(window)).toEqual(['RESET,n1,n3', 2]);
    rmSync(path.dirname(file), { recursive: true });
  });
});
