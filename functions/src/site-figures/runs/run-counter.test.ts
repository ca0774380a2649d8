import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { onCall, onRequest } from '../../logged/https.ts';
import { logRun } from '../../logged/log-run.ts';
import { charge, countRuns } from '../../logged/run-use.ts';
import { memoryStore } from '../../store/memory-store.ts';
import { addToMonths } from '../months.ts';
import { featureOf } from './feature-of.ts';
import { runCounter, SPAN_MS } from './run-counter.ts';

/** What Express adds to a request and its answer, as far as functions need it. */
function asInExpress(request: IncomingMessage, response: ServerResponse): Parameters<HttpsFunction> {
  const header = (name: string) => request.headers[name.toLowerCase()];
  const answered = Object.assign(response, {
    status: () => answered,
    send: (body: unknown) => response.end(JSON.stringify(body)),
  });
  const asked = Object.assign(request, { res: answered, body: { data: null }, header });
  return [asked, answered] as unknown as Parameters<HttpsFunction>;
}

const START = new Date('2026-11-24T10:00:00Z').getTime();
let now: number;
let documents: Map<string, Record<string, unknown>>;
let writes: number;
let fails: boolean;

beforeEach(() => {
  now = START;
  documents = new Map();
  writes = 0;
  fails = false;
  const store = memoryStore(documents);
  countRuns(
    runCounter(
      async (amounts) => {
        if (fails) throw new Error('out of reach');
        writes += 1;
        await store.transact((transaction) => addToMonths(transaction, 'runs', amounts));
      },
      () => new Date(now),
    ),
  );
});

const run = (name: string, reads = 0, written = 0) =>
  logRun({ function: name, kind: 'call', request: '0a1b2c3d' }, async () => {
    charge('reads', reads);
    await Promise.resolve();
    charge('writes', written);
  });
const counts = () => documents.get('siteFigures/2026-11__runs')?.counts;

describe('what functions take from the database', () => {
  it('is counted by what they work for, and written once a quarter of an hour', async () => {
    await run('submitAttempt', 3, 2);
    await Promise.all([run('startAttempt', 4), run('requestBooking', 10, 5)]);
    now += SPAN_MS - 1;
    await run('submitAttempt', 1);
    expect(counts()).toBeUndefined();
    now += 1;
    await run('requestBooking');
    expect(counts()).toEqual({
      '2026-11-24:used:quizzes:runs': 3,
      '2026-11-24:used:quizzes:reads': 8,
      '2026-11-24:used:quizzes:writes': 2,
      '2026-11-24:used:bookings:runs': 1,
      '2026-11-24:used:bookings:reads': 10,
      '2026-11-24:used:bookings:writes': 5,
    });
    await run('requestBooking');
    expect(writes).toBe(1);
  });

  it('counts for a run that fails, too, and not outside of runs', async () => {
    const failing = logRun({ function: 'readQuiz', kind: 'call', request: '0a1b2c3d' }, async () => {
      charge('reads', 2);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    charge('reads', 100);
    now += SPAN_MS;
    await run('page', 7);
    expect(counts()).toEqual({ '2026-11-24:used:quizzes:runs': 1, '2026-11-24:used:quizzes:reads': 2 });
  });

  it.each([
    ['a request', () => onRequest({}, (_, response) => void response.end('x'.repeat(10_000)))],
    ['a call', () => onCall({}, async () => 'x'.repeat(10_000))],
  ])('counts the bytes that answer %s, also of several over one connection', async (_, make) => {
    const made = Object.defineProperty(make(), 'name', { value: 'readQuiz' });
    const server = createServer((request, response) => void made(...asInExpress(request, response)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":null}' };
    for (let at = 0; at < 3; at += 1)
      expect((await (await fetch(address, asked)).text()).length).toBeGreaterThan(9_999);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    now += SPAN_MS;
    await run('readQuiz');
    const bytes = Number((counts() as Record<string, number>)['2026-11-24:used:quizzes:bytes']);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThan(31_500);
  });

  it('is lost when it cannot be written, and the run goes on', async () => {
    await run('readQuiz', 2);
    now += SPAN_MS;
    fails = true;
    await run('readQuiz', 3);
    fails = false;
    now += SPAN_MS;
    await run('readQuiz', 5);
    expect(counts()).toEqual({ '2026-11-24:used:quizzes:runs': 1, '2026-11-24:used:quizzes:reads': 3 });
  });
});

it('every function has a feature, but those that may write nothing', async () => {
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const names = Object.keys(await import('../../index.ts'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => featureOf(name) === undefined)).toEqual(['page', 'render']);
});
