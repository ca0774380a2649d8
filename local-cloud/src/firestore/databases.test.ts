import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ChannelClient } from '../../test/channel-client.ts';
import { call, startFirestore } from '../../test/firestore-server.ts';
import { loadFirestoreRules } from '../rules/load-rules.ts';
import { Databases } from './databases.ts';

let folder: string;
let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'databases-'));
  firestore = await startFirestore(path.join(folder, 'firestore.sqlite'));
});
afterEach(async () => {
  await firestore.stop();
  rmSync(folder, { recursive: true });
});

const documentIn = (database: string, project = 'demo') =>
  `${firestore.origin}/v1/projects/${project}/databases/${database}/documents/items/a`;
const restart = async () => {
  await firestore.stop();
  firestore = await startFirestore(path.join(folder, 'firestore.sqlite'));
};

describe('named databases', () => {
  it('hold documents of their own, also after a restart', async () => {
    await call(documentIn('second'), 'PATCH', { fields: { n: { integerValue: '2' } } });
    expect((await call(documentIn('(default)'), 'GET')).status).toBe(404);
    await restart();
    expect((await call(documentIn('second'), 'GET')).json).toMatchObject({ fields: { n: { integerValue: '2' } } });
  });

  it('are dropped with everything else, though nobody has asked for them since the start', async () => {
    await call(documentIn('second'), 'PATCH', { fields: {} });
    await restart();
    firestore.service.clear();
    expect((await call(documentIn('second'), 'GET')).status).toBe(404);
  });

  it('are watched on streams that name them', async () => {
    await call(documentIn('second'), 'PATCH', { fields: { n: { integerValue: '2' } } });
    const database = 'projects/demo/databases/second';
    const client = new ChannelClient(firestore.origin, 'Listen', database);
    const name = `${database}/documents/items/a`;
    await client.open([{ database, addTarget: { documents: { documents: [name] }, targetId: 2 } }]);
    const messages = await client.stream((seen) => JSON.stringify(seen).includes('CURRENT'));
    expect(messages).toContainEqual({
      documentChange: { document: expect.objectContaining({ name }), targetIds: [2] },
    });
  });

  it.each([
    ['Second', 'demo', 400],
    ['..%2Fescape', 'demo', 400],
    ['second', 'demo-other', 404],
  ])('are not opened as %s of %s', async (database, project, status) => {
    expect((await call(documentIn(database, project), 'GET')).status).toBe(status);
  });

  it('are told to the rules by their names', () => {
    const text = `service cloud.firestore { match /databases/{id}/documents {
      match /items/{item} { allow get: if id == 'second' && resource.__name__ == /databases/second/documents/items/a; }
    } }`;
    const rulesOf = (project: string, database: string) => loadFirestoreRules(text, { project, database });
    const rules = rulesOf('demo', '(default)');
    const databases = new Databases({ databaseFile: ':memory:', project: 'demo', rules, rulesOf });
    const second = databases.get('projects/demo/databases/second');
    for (const { store } of [databases.main, second])
      store.apply(
        [{ path: 'items/a', before: undefined, after: { path: 'items/a', fields: {}, createTime: 1, updateTime: 1 } }],
        1,
      );
    expect(second.get(null, 'items/a')).toMatchObject({ path: 'items/a' });
    expect(() => databases.main.get(null, 'items/a')).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }));
    databases.close();
  });
});
