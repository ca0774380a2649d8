import type { Request } from 'firebase-functions/v2/https';

/** What people type and send, in every place of a failure where it may end up. */
const PRIVATE = [
  'ana.popescu@exemplu.ro',
  'Ana Popescu',
  'eyJhbGciOi.eyJzdWIi.c2ln',
  'n-am bani de curs',
  '0722 123 456',
];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

type Line = Record<string, unknown> & { severity: string; message: string };
let lines: Line[];
let https: typeof import('./https.ts');
let firestore: typeof import('./firestore.ts');
let log: typeof import('./log.ts');
let refusals: typeof import('../callable/refusal.ts');
let domain: typeof import('@cursiv/shared-domain');

beforeAll(async () => {
  // firebase-functions takes hold of the console as it loads.
  for (const way of ['info', 'warn', 'error'] as const)
    jest
      .spyOn(console, way)
      .mockImplementation((...said: unknown[]) => void lines.push(JSON.parse(String(said[0])) as Line));
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test' });
  https = await import('./https.ts');
  firestore = await import('./firestore.ts');
  log = await import('./log.ts');
  refusals = await import('../callable/refusal.ts');
  domain = await import('@cursiv/shared-domain');
});

beforeEach(() => {
  lines = [];
});
afterEach(() => {
  delete process.env.FUNCTIONS_EMULATOR;
});

const named = <Made extends object>(name: string, made: Made): Made =>
  Object.defineProperty(made, 'name', { value: name });

/** A request as Express hands it over, and the answer to it. */
function exchange() {
  const response = {
    statusCode: 200,
    headersSent: false,
    once: () => response,
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    send: () => response,
  };
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, authorization: `Bearer ${PRIVATE[2]}` };
  const request = {
    method: 'GET',
    url: `/?q=${PRIVATE[1]}`,
    headers,
    socket: { bytesWritten: 0 },
    header: () => undefined,
    query: { request: '1' },
  };
  return { request: request as unknown as Request, response };
}

async function answered(answer: Parameters<typeof https.onRequest>[1]) {
  const { request, response } = exchange();
  const made = named('page', https.onRequest({}, answer));
  await made(request, response as unknown as Parameters<typeof made>[1]);
  return response.statusCode;
}

const called = (work: () => Promise<unknown>, id?: unknown) =>
  named('greet', https.onCall({}, work)).run({
    data: PRIVATE,
    rawRequest: { query: { request: id } },
  } as unknown as Parameters<ReturnType<typeof https.onCall>['run']>[0]);

/** A failure that quotes people wherever it can, as the errors of services do. */
function quoting(): Error {
  const failure = new Error(`550 ${PRIVATE.join('\n    at ')}`, { cause: PRIVATE[0] });
  return Object.assign(failure, { name: PRIVATE[1], code: PRIVATE[0], response: PRIVATE, details: PRIVATE });
}

const labelsOf = (line: Line | undefined) => line?.['logging.googleapis.com/labels'];

describe('the line about a request', () => {
  it('has what Cloud Logging reads: severity, message, trace and labels', async () => {
    expect(await answered((_, response) => void response.send('x'))).toBe(200);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      severity: 'INFO',
      message: 'page done',
      durationMs: expect.any(Number),
      'logging.googleapis.com/trace': `projects/demo-test/traces/${TRACE}`,
    });
    expect(labelsOf(lines[0])).toEqual({
      function: 'page',
      kind: 'request',
      outcome: 'done',
      code: '',
      request: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it.each([
    [404, 'NOTICE', 'refused'],
    [503, 'ERROR', 'failed'],
  ])('tells an answer %d', async (status, severity, outcome) => {
    await answered((_, response) => void response.status(status).send(''));
    expect(lines).toMatchObject([{ severity, message: `page ${outcome} (${status})` }]);
  });

  it('carries the id that the browser gave its call, and nothing else in its place', async () => {
    await called(async () => 1, '0a1b2c3d');
    for (const id of [undefined, PRIVATE[0], ['0a1b2c3d'], '0a1b2c3d\n', '0A1B2C3D']) await called(async () => 1, id);
    const ids = lines.map((line) => (labelsOf(line) as { request: string }).request);
    expect(ids[0]).toBe('0a1b2c3d');
    for (const id of ids.slice(1)) expect(id).toMatch(/^(?!0a1b2c3d)[0-9a-f]{8}$/);
  });

  it('tells a refusal by our code', async () => {
    const refuse = async () => {
      throw refusals.toHttpsError(new domain.AppError('too-often', PRIVATE[3]));
    };
    await expect(called(refuse)).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(lines).toMatchObject([{ severity: 'NOTICE', message: 'greet refused (too-often)' }]);
  });

  it('labels what is told meanwhile', async () => {
    await called(async () => log.warn('Something is odd'), '0a1b2c3d');
    expect(lines).toMatchObject([{ severity: 'WARNING', message: 'Something is odd' }, { message: 'greet done' }]);
    expect(labelsOf(lines[0])).toEqual({ function: 'greet', kind: 'call', request: '0a1b2c3d' });
  });
});

describe('a failure', () => {
  it('is one line, with the place in the code, and nothing of what people wrote, however it ends up there', async () => {
    const fail = async () => {
      throw quoting();
    };
    await expect(called(fail)).rejects.toMatchObject({ code: 'internal', message: 'INTERNAL' });
    expect(await answered(fail)).toBe(500);
    const trigger = named('keep', firestore.onDocumentCreated('users/{uid}', fail));
    await expect(trigger.run({} as never)).rejects.toThrow(/^failed, see the line before$/);
    await called(async () => log.warn(`No mail to ${PRIVATE[0]} with Bearer ${PRIVATE[2]}`, quoting()));
    await called(() => Promise.reject(PRIVATE[1])).catch(() => undefined);
    expect(lines.map(({ severity }) => severity)).toEqual(['ERROR', 'ERROR', 'ERROR', 'WARNING', 'INFO', 'ERROR']);
    for (const quoted of PRIVATE) expect(JSON.stringify(lines)).not.toContain(quoted);
    for (const line of lines.slice(0, 3)) expect(line.stack_trace).toMatch(/^Error\n {4}at quoting .*logged\.test\.ts/);
  });

  it('has its text on a developer’s machine', async () => {
    process.env.FUNCTIONS_EMULATOR = 'true';
    await called(() => Promise.reject(new TypeError('x is undefined'))).catch(() => undefined);
    expect(lines).toMatchObject([{ severity: 'ERROR', error: 'TypeError', text: 'x is undefined' }]);
  });
});

it('every function is named as it is exported', async () => {
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const exported = await import('../main.ts');
  for (const [name, made] of Object.entries(exported)) expect(made.name).toBe(name);
});
