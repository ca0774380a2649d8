import { call, ROOT, startFirestore } from '../../../test/firestore-server.ts';

let firestore: Awaited<ReturnType<typeof startFirestore>>;
beforeEach(async () => {
  firestore = await startFirestore();
});
afterEach(() => firestore.stop());

const rest = (method: string, path: string, body?: object, authorization?: string) =>
  call(`${firestore.origin}/v1/${ROOT}${path}`, method, body, authorization);
const int = (value: number) => ({ integerValue: String(value) });
const refused = (status: number, name: string) => ({
  status,
  json: { error: { code: status, status: name, message: expect.any(String) } },
});

describe('the REST interface', () => {
  it('creates, reads, patches, lists and deletes documents', async () => {
    await rest('POST', '/cursuri?documentId=ănume', { fields: { a: int(1), b: int(2) } });
    expect(await rest('GET', '/cursuri/ănume?mask.fieldPaths=b')).toMatchObject({ json: { fields: { b: int(2) } } });
    await rest('PATCH', '/cursuri/ănume?updateMask.fieldPaths=a', { fields: { a: int(3), b: int(9) } });
    expect(await rest('GET', '/cursuri')).toMatchObject({
      json: { documents: [{ fields: { a: int(3), b: int(2) } }] },
    });
    expect(await rest('DELETE', '/cursuri/ănume')).toEqual({ status: 200, json: {} });
    expect(await rest('GET', '/cursuri/ănume')).toEqual(refused(404, 'NOT_FOUND'));
  });

  it('lists in pages, with missing parents on request', async () => {
    for (const path of ['/a?documentId=1', '/a?documentId=3', '/a/2/sub?documentId=x']) await rest('POST', path, {});
    expect(await rest('GET', '/a?pageSize=2&showMissing=true')).toMatchObject({
      json: { documents: [{ name: `${ROOT}/a/1` }, { name: `${ROOT}/a/2` }], nextPageToken: expect.any(String) },
    });
    const { json } = await rest('GET', '/a?pageSize=1');
    const { nextPageToken } = json as { nextPageToken: string };
    expect(await rest('GET', `/a?pageSize=1&pageToken=${nextPageToken}`)).toMatchObject({
      json: { documents: [{ name: `${ROOT}/a/3` }] },
    });
  });

  it('commits, and reads found and missing documents in a new transaction', async () => {
    const writes = [{ update: { name: `${ROOT}/a/b`, fields: { n: int(1) } } }];
    expect(await rest('POST', ':commit', { writes })).toMatchObject({ json: { writeResults: [{}] } });
    const documents = [`${ROOT}/a/b`, `${ROOT}/a/none`];
    const { json } = await rest('POST', ':batchGet', { documents, newTransaction: { readWrite: {} } });
    expect(json).toMatchObject([{ transaction: expect.any(String) }, { found: {} }, { missing: `${ROOT}/a/none` }]);
    const [{ transaction }] = json as [{ transaction: string }];
    await rest('PATCH', '/a/b', { fields: { n: int(2) } });
    expect(await rest('POST', ':commit', { writes, transaction })).toEqual(refused(409, 'ABORTED'));
  });

  it('gives each write of a batchWrite its own status', async () => {
    const writes = [{ update: { name: `${ROOT}/a/b` } }, { update: { name: `${ROOT}/closed/b` } }];
    expect(await rest('POST', ':batchWrite', { writes })).toMatchObject({ json: { status: [{}, { code: 7 }] } });
    expect(firestore.service.lookup('a/b')).toMatchObject({ path: 'a/b', fields: {} });
  });

  it('runs queries and aggregations, with a read time when nothing is found', async () => {
    await rest('POST', '/a', { fields: { n: int(1) } });
    const structuredQuery = { from: [{ collectionId: 'a' }], select: { fields: [{ fieldPath: '__name__' }] } };
    expect(await rest('POST', ':runQuery', { structuredQuery })).toMatchObject({
      json: [{ document: { fields: {} } }],
    });
    expect(await rest('POST', '/a/x:runQuery', { structuredQuery })).toEqual({
      status: 200,
      json: [{ readTime: expect.any(String) }],
    });
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    expect(await rest('POST', ':runAggregationQuery', { structuredAggregationQuery })).toMatchObject({
      json: [{ result: { aggregateFields: { n: int(1) } } }],
    });
  });

  it('lets the rules judge visitors but not the owner', async () => {
    expect(await rest('POST', '/closed?documentId=x', {})).toEqual(refused(403, 'PERMISSION_DENIED'));
    expect(await rest('POST', '/closed?documentId=x', {}, 'Bearer owner')).toMatchObject({ status: 200 });
    expect(await rest('GET', '/closed')).toEqual(refused(403, 'PERMISSION_DENIED'));
    expect(await rest('POST', ':listCollectionIds', {})).toEqual(refused(403, 'PERMISSION_DENIED'));
    expect(await rest('POST', ':listCollectionIds', {}, 'Bearer owner')).toMatchObject({
      json: { collectionIds: ['closed'] },
    });
    expect(await rest('GET', '/a/b', undefined, 'Bearer broken')).toEqual(refused(401, 'UNAUTHENTICATED'));
  });

  it('answers what it cannot do or read with a status', async () => {
    expect(await rest('POST', ':partitionQuery', {})).toEqual(refused(501, 'UNIMPLEMENTED'));
    expect(await rest('POST', ':batchGet', { readTime: '2026-01-01T00:00:00Z' })).toEqual(
      refused(501, 'UNIMPLEMENTED'),
    );
    expect(await rest('POST', ':commit', { writes: 'x' })).toEqual(refused(400, 'INVALID_ARGUMENT'));
    expect(await rest('GET', '/a/%ff')).toEqual(refused(400, 'INVALID_ARGUMENT'));
    const other = `${firestore.origin}/v1/projects/other/databases/(default)/documents/a/b`;
    expect(await call(other, 'GET')).toEqual(refused(404, 'NOT_FOUND'));
    const broken = await fetch(`${firestore.origin}/v1/${ROOT}:commit`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
  });

  it('keeps colons in ids apart from verbs', async () => {
    await rest('PATCH', '/a/x:commit', { fields: { n: int(1) } });
    expect(firestore.service.lookup('a/x:commit')).toBeDefined();
  });

  it('drops everything on request', async () => {
    await rest('POST', '/a', {});
    expect(firestore.service.isEmpty()).toBe(false);
    await call(`${firestore.origin}/emulator/v1/${ROOT}`, 'DELETE');
    expect(firestore.service.isEmpty()).toBe(true);
  });
});
