import type { WireFields } from '../../firestore-model/wire.ts';
import type { Caller } from '../../rules/access.ts';
import { loadFirestoreRules } from '../../rules/load-rules.ts';
import { Database } from '../database.ts';
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
  database = new Database({
    databaseFile: ':memory:',
    project: 'demo',
    rules: loadFirestoreRules(RULES, { project: 'demo' }),
    indexes: { indexes: [], fieldOverrides: [] },
  });
  set('users/ana', { isAdmin: yes });
});
afterEach(() => database.store.close());

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
