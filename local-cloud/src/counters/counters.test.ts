import { startTestServices, type TestServices } from '../testing/start-test-services.ts';
import type { CounterValues } from './counters.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const BUCKET = 'demo-test.firebasestorage.app';

let cloud: TestServices;

beforeAll(async () => {
  const ping = Object.assign((_request: unknown, response: { send: (text: string) => void }) => response.send('pong'), {
    __endpoint: { httpsTrigger: {} },
  });
  cloud = await startTestServices({ functions: { ping } });
});

afterAll(() => cloud.close());

async function post(address: string, body: object): Promise<Response> {
  const response = await fetch(`${cloud.url}${address}`, { method: 'POST', body: JSON.stringify(body) });
  await response.text();
  return response;
}

const write = (...writes: object[]) => post(`/v1/${ROOT}:commit`, { writes });
const update = (path: string, fields: object = {}) => ({ update: { name: `${ROOT}/${path}`, fields } });
const query = (collectionId: string) => ({ from: [{ collectionId }] });

async function counters(method = 'GET'): Promise<CounterValues> {
  const response = await fetch(`${cloud.url}/emulator/v1/counters`, { method });
  return (await response.json()) as CounterValues;
}

describe('the counters', () => {
  beforeEach(async () => {
    await write(update('courses/a'), update('courses/b'));
    await counters('DELETE');
  });

  it('begin at zero after a reset', async () => {
    const { firestore, storage, functions } = await counters();
    expect([firestore, storage, functions].flatMap((counts) => Object.values(counts))).toEqual(Array(11).fill(0));
  });

  it('count a read for each document returned, and one for an empty answer', async () => {
    await fetch(`${cloud.url}/v1/${ROOT}/courses/a`);
    await fetch(`${cloud.url}/v1/${ROOT}/courses/missing`);
    await post(`/v1/${ROOT}:runQuery`, { structuredQuery: query('courses') });
    await post(`/v1/${ROOT}:runQuery`, { structuredQuery: query('nothing') });
    await fetch(`${cloud.url}/v1/${ROOT}/courses?pageSize=1`);
    expect((await counters()).firestore.documentReads).toBe(1 + 1 + 2 + 1 + 1);
  });

  it('count what a listener is sent, at first and then for each change', async () => {
    const target = { addTarget: { targetId: 2, query: { parent: ROOT, structuredQuery: query('courses') } } };
    const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(target) });
    const address = `${cloud.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`;
    await fetch(address, { method: 'POST', body: form });
    expect((await counters()).firestore.documentReads).toBe(2);
    await write(update('courses/a', { title: { stringValue: 'Nou' } }));
    expect((await counters()).firestore.documentReads).toBe(3);
  });

  it('count writes and deletes, also of what is not there', async () => {
    await write(update('courses/a'), { delete: `${ROOT}/courses/b` }, { delete: `${ROOT}/courses/missing` });
    expect((await counters()).firestore).toMatchObject({ documentWrites: 1, documentDeletes: 2, documentReads: 0 });
  });

  it('count an index read for each thousand entries of an aggregation', async () => {
    const aggregations = [{ count: {}, alias: 'n' }];
    const count = (collection: string) => ({
      structuredAggregationQuery: { structuredQuery: query(collection), aggregations },
    });
    await post(`/v1/${ROOT}:runAggregationQuery`, count('nothing'));
    for (let start = 0; start < 1001; start += 500) {
      await write(...Array.from({ length: 500 }, (_, index) => update(`many/${start + index}`)));
    }
    await post(`/v1/${ROOT}:runAggregationQuery`, count('many'));
    expect((await counters()).firestore).toMatchObject({ indexReads: 1 + 2, documentReads: 0 });
  });

  it('count operations and bytes of files, function calls and bytes out', async () => {
    await cloud.storage.put({ path: 'a.txt', bytes: Buffer.alloc(5000), contentType: 'text/plain' });
    await (await fetch(`${cloud.url}/v0/b/${BUCKET}/o/a.txt?alt=media`)).arrayBuffer();
    await (await fetch(`${cloud.url}/demo-test/us-central1/ping`)).text();
    const { storage, functions } = await counters();
    expect(storage).toMatchObject({ operations: 1, bytesStored: 5000 });
    expect(storage.bytesOut).toBeGreaterThan(5000);
    expect(functions.calls).toBe(1);
    expect(functions.bytesOut).toBeGreaterThan(4);
  });

  it('refuse other methods', async () => {
    const response = await fetch(`${cloud.url}/emulator/v1/counters`, { method: 'PUT', body: '{}' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });
});
