import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { PROJECT } from '../backend/project.ts';
import { type Backend, startLocal } from '../backend/start-local.ts';
import { dataBundle } from '../data-bundle.ts';
import { openSdkPage } from '../sdk-page.ts';

const ROOT = `projects/${PROJECT}/databases/(default)/documents`;
const FROM = { from: [{ collectionId: 'items' }] };
const AT = '2026-01-02T03:04:05.678Z';

/** A backend of its own: it counts what these tests read. */
let backend: Backend;
/** Path of a document above `items`, for one test. */
let story: string;
test.beforeAll(async () => {
  backend = await startLocal();
});
test.afterAll(() => backend.stop());
test.beforeEach(async () => {
  story = `open/${randomUUID()}`;
  for (const n of [1, 2, 3]) await write(n, n);
});

async function call<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(`${backend.url}${address}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

const write = (id: number, n: number) =>
  call('PATCH', `/v1/${ROOT}/${story}/items/n${id}`, {
    fields: { n: { integerValue: String(n) }, kind: { stringValue: 'x' }, at: { timestampValue: AT } },
  });

/** A bundle with what a query finds now. */
async function bundleOfQuery(asked: object): Promise<string> {
  const parent = `${ROOT}/${story}`;
  const structuredQuery = { ...FROM, ...asked };
  const found = await call<{ document: { name: string }; readTime: string }[]>('POST', `/v1/${parent}:runQuery`, {
    structuredQuery,
  });
  const documents = found.map(({ document }) => document);
  return dataBundle({ parent, structuredQuery, readTime: found[0]?.readTime ?? '', documents });
}

/** A bundle with what a document is now. */
async function bundleOfDocument(id: string): Promise<string> {
  const parent = `${ROOT}/${story}/items/${id}`;
  const [answer] = await call<{ found?: { name: string }; readTime: string }[]>('POST', `/v1/${ROOT}:batchGet`, {
    documents: [parent],
  });
  const what = answer?.found ? { documents: [answer.found] } : { documents: [], missing: [parent] };
  return dataBundle({ parent, structuredQuery: {}, readTime: answer?.readTime ?? '', ...what });
}

/** What Alice is told, and the document reads that it costs. */
async function counted(from: () => Promise<string[]>): Promise<{ told: string[]; reads: number }> {
  await call('DELETE', '/emulator/v1/counters');
  const told = await from();
  const { firestore } = await call<{ firestore: { documentReads: number } }>('GET', '/emulator/v1/counters');
  return { told, reads: firestore.documentReads };
}

const openAlice = (page: Page) =>
  page.evaluateHandle((given) => window.sdk.openFirestore({ ...given, cache: 'memory', transport: 'streaming' }), {
    url: backend.url,
    project: PROJECT,
    uid: 'alice',
    name: randomUUID(),
  });

/** Alice loads a bundle and listens to a query: what she is told until the server has confirmed it. */
async function listenToQuery(page: Page, bundle: string, kind: 'all' | 'equal' | 'among' | 'range' | 'dated') {
  const alice = await openAlice(page);
  return alice.evaluate(
    async ({ db, loadBundle, collection, query, where, orderBy, limit, Timestamp, onSnapshot, Followed }, given) => {
      await loadBundle(db, given.bundle);
      const all = collection(db, given.path);
      const asked = {
        all,
        equal: query(all, where('kind', '==', 'x'), where('n', '==', 2)),
        among: query(all, where('n', 'in', [1, 3])),
        range: query(all, where('n', '>=', 1), orderBy('n'), limit(2)),
        dated: query(all, where('at', '>=', Timestamp.fromDate(new Date(given.at)))),
      }[given.kind];
      const followed = new Followed<string>();
      const tell = (list: string, fromCache: boolean) => followed.next(`${list}${fromCache ? ' (kept)' : ''}`);
      onSnapshot(
        asked,
        { includeMetadataChanges: true },
        ({ docs, metadata }) => tell(docs.map((one) => one.get('n')).join(' '), metadata.fromCache),
        followed.fail,
      );
      await followed.until((list) => !list.endsWith('(kept)'));
      return followed.states;
    },
    { bundle, kind, path: `${story}/items`, at: AT },
  );
}

/** Alice loads a bundle and listens to a document: what she is told until the server has confirmed it. */
async function listenToDocument(page: Page, bundle: string, id: string) {
  const alice = await openAlice(page);
  return alice.evaluate(
    async ({ db, loadBundle, doc, onSnapshot, Followed }, given) => {
      await loadBundle(db, given.bundle);
      const followed = new Followed<string>();
      onSnapshot(
        doc(db, given.path),
        { includeMetadataChanges: true },
        (state) => followed.next(`${state.get('n') ?? 'none'}${state.metadata.fromCache ? ' (kept)' : ''}`),
        followed.fail,
      );
      await followed.until((state) => !state.endsWith('(kept)'));
      return followed.states;
    },
    { bundle, path: `${story}/items/${id}` },
  );
}

const field = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const whole = (n: number) => ({ integerValue: String(n) });
const QUERIES = {
  all: [{}, '1 2 3'],
  equal: [
    {
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [field('kind', 'EQUAL', { stringValue: 'x' }), field('n', 'EQUAL', whole(2))],
        },
      },
    },
    '2',
  ],
  among: [{ where: field('n', 'IN', { arrayValue: { values: [whole(1), whole(3)] } }) }, '1 3'],
  range: [
    {
      where: field('n', 'GREATER_THAN_OR_EQUAL', whole(1)),
      orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }],
      limit: 2,
    },
    '1 2',
  ],
  dated: [{ where: field('at', 'GREATER_THAN_OR_EQUAL', { timestampValue: AT }) }, '1 2 3'],
} as const;

for (const kind of ['all', 'equal', 'among', 'range', 'dated'] as const)
  test(`a bundled query (${kind}) shows at once, is confirmed, and costs no read`, async ({ context }) => {
    const page = await openSdkPage(context);
    const [asked, list] = QUERIES[kind];
    const bundle = await bundleOfQuery(asked);
    const outcome = await counted(() => listenToQuery(page, bundle, kind));
    expect(outcome).toEqual({ told: [`${list} (kept)`, list], reads: 0 });
  });

test('a bundled query costs a read for each document that was changed since', async ({ context }) => {
  const page = await openSdkPage(context);
  const bundle = await bundleOfQuery({});
  await write(2, 20);
  const outcome = await counted(() => listenToQuery(page, bundle, 'all'));
  expect(outcome).toEqual({ told: ['1 2 3 (kept)', '1 20 3'], reads: 1 });
});

test('a bundled query from which a document is gone is read anew', async ({ context }) => {
  const page = await openSdkPage(context);
  const bundle = await bundleOfQuery({});
  await call('DELETE', `/v1/${ROOT}/${story}/items/n2`);
  const told = await listenToQuery(page, bundle, 'all');
  expect(told).toEqual(['1 2 3 (kept)', '1 3']);
});

test('a bundled document shows at once, is confirmed, and costs a read only when it has changed', async ({
  context,
}) => {
  const page = await openSdkPage(context);
  const bundle = await bundleOfDocument('n1');
  const unchanged = await counted(() => listenToDocument(page, bundle, 'n1'));
  await write(1, 10);
  const changed = await counted(() => listenToDocument(page, bundle, 'n1'));
  await call('DELETE', `/v1/${ROOT}/${story}/items/n1`);
  const deleted = await counted(() => listenToDocument(page, bundle, 'n1'));
  expect([unchanged, changed, deleted]).toEqual([
    { told: ['1 (kept)', '1'], reads: 0 },
    { told: ['1 (kept)', '10'], reads: 1 },
    { told: ['1 (kept)', 'none'], reads: 0 },
  ]);
});

test('a bundled document that does not exist is told of when the server has spoken', async ({ context }) => {
  const page = await openSdkPage(context);
  const bundle = await bundleOfDocument('n4');
  const missing = await counted(() => listenToDocument(page, bundle, 'n4'));
  await write(4, 4);
  const created = await counted(() => listenToDocument(page, bundle, 'n4'));
  expect([missing, created]).toEqual([
    { told: ['none'], reads: 0 },
    { told: ['4'], reads: 1 },
  ]);
});
