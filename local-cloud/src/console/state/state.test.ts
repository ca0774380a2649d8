import { startTestServices, type TestServices } from '../../testing/start-test-services.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const BUCKET = 'demo-test.firebasestorage.app';
const OWNER = { authorization: 'Bearer owner' };

let cloud: TestServices;

beforeAll(async () => {
  cloud = await startTestServices();
  cloud.auth.createUser({ localId: 'ana', email: 'ana@b.ro', password: 'secret1', displayName: 'Ana Știucă' });
  cloud.auth.createUser({ localId: 'dan', email: 'dan@gmail.test', google: true });
  const bytes = Buffer.from([0, 255, 10, 13, 200]);
  await cloud.storage.put({
    path: 'a b/ș.bin',
    bytes,
    contentType: 'application/octet-stream',
    metadata: { by: 'ana' },
  });
  const fields = { n: { integerValue: '9007199254740993' }, list: { arrayValue: { values: [{ nullValue: null }] } } };
  await fetch(`${cloud.url}/v1/${ROOT}/courses/a`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields }),
  });
});

afterAll(() => cloud.close());

async function exported(): Promise<string[]> {
  const response = await fetch(`${cloud.url}/export`);
  expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="local-cloud-.*\.ndjson"/);
  return (await response.text()).trimEnd().split('\n');
}

/** The lines after the header, as values: the order of an object's keys does not matter. */
function contentOf([, ...lines]: readonly string[]): unknown[] {
  return lines.map((line) => JSON.parse(line) as unknown);
}

function importForm(lines: readonly string[]): Promise<Response> {
  const form = new FormData();
  form.set('state', new File([`${lines.join('\n')}\n`], 'state.ndjson'));
  return fetch(`${cloud.url}/import`, { method: 'POST', body: form, redirect: 'manual' });
}

/** The state that clients can see: accounts, the document and the file. */
async function visible(): Promise<unknown[]> {
  const accounts = `${cloud.url}/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet`;
  const file = `${cloud.url}/v0/b/${BUCKET}/o/${encodeURIComponent('a b/ș.bin')}`;
  const addresses = [accounts, `${cloud.url}/v1/${ROOT}/courses/a`, file, `${file}?alt=media`];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(address, { headers: OWNER });
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? await response.json() : await response.bytes() };
    }),
  );
}

describe('a state file', () => {
  it('brings everything back after a reset, and the same password signs in', async () => {
    const before = await visible();
    const state = await exported();
    await fetch(`${cloud.url}/reset`, { method: 'POST' });
    expect(await exported()).toHaveLength(1);
    const imported = await importForm(state);
    expect([imported.status, imported.headers.get('location')]).toEqual([303, '/?done=import']);
    expect(await visible()).toEqual(before);
    expect(contentOf(await exported())).toEqual(contentOf(state));
    const signIn = await fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ana@b.ro', password: 'secret1' }),
    });
    expect(signIn.status).toBe(200);
  });

  it('is also taken as the body itself', async () => {
    const state = await exported();
    const response = await fetch(`${cloud.url}/import`, { method: 'POST', body: state.join('\n'), redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(contentOf(await exported())).toEqual(contentOf(state));
  });

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    ['nothing', () => [], /Alege|Line 1/],
    ['no JSON', () => ['salut'], /Line 1: is not JSON/],
    ['another format', () => ['{"kind":"backup","version":1}'], /Line 1: kind/],
    ['a broken line', (lines) => [...lines, '{'], /Line 6: is not JSON/],
    ['an unknown kind', (lines) => [...lines, '{"kind":"index"}'], /Line 6: kind/],
    ['an account twice', (lines) => [...lines, lines[1] ?? ''], /Line 6: account ana stands there twice/],
    ['an invalid value', (lines) => lines.map((line) => line.replace('integerValue', 'wholeValue')), /Line 4/],
    ['a path that is no document', (lines) => lines.map((line) => line.replace('courses/a', 'courses')), /Line 4/],
    ['other bytes', (lines) => lines.map((line) => line.replace('"AP8K', '"AAAA')), /Line 5: the bytes do not match/],
  ])('is refused as a whole: %s', async (_what, change, message) => {
    const before = await exported();
    const response = await importForm(change(before));
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(message);
    expect(contentOf(await exported())).toEqual(contentOf(before));
  });
});
