import { Storage } from '@google-cloud/storage';
import { newServiceKey } from '../../functions/service-key.ts';
import { startTestServices, type TestServices } from '../../testing/start-test-services.ts';

const BUCKET = 'demo-test.firebasestorage.app';
const NAME = 'courses/clara/c1/l1/f1-lecția 1.mp4';
const serviceKey = newServiceKey();
let cloud: TestServices;
let now: number;

beforeEach(async () => {
  now = Date.now();
  cloud = await startTestServices({ serviceKey, now: () => now });
  await cloud.storage.put({ path: NAME, bytes: Buffer.from('0123456789'), contentType: 'video/mp4' });
});
afterEach(() => cloud.close());

// The client warns that it would prefer its key in another form.
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation());
afterAll(() => jest.restoreAllMocks());

/** The service's own client, as functions use it. */
const bucket = (privateKey = serviceKey) =>
  new Storage({
    apiEndpoint: cloud.url,
    projectId: 'demo-test',
    credentials: { client_email: 'local@demo-test.iam.gserviceaccount.com', private_key: privateKey },
  }).bucket(BUCKET);

const MINUTE = 60_000;

async function signed(privateKey = serviceKey, name = NAME): Promise<string> {
  const expires = new Date(Date.now() + 10 * MINUTE);
  const [address] = await bucket(privateKey).file(name).getSignedUrl({ version: 'v4', action: 'read', expires });
  return address;
}

describe('an address that functions sign', () => {
  it('opens the file, or the part of it that a player asks for', async () => {
    const address = await signed();
    expect(await (await fetch(address)).text()).toBe('0123456789');
    const part = await fetch(address, { headers: { range: 'bytes=2-4' } });
    expect([part.status, await part.text()]).toEqual([206, '234']);
    expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe('10');
  });

  it('ends at its time', async () => {
    const address = await signed();
    now += 9 * MINUTE;
    expect((await fetch(address)).status).toBe(200);
    now += 2 * MINUTE;
    expect((await fetch(address)).status).toBe(400);
  });

  it.each([
    ['another file', /\/l1\//, '/l2/'],
    ['a later end', /Expires=\d+/, 'Expires=604800'],
    ['a later beginning', /Date=\w+/, 'Date=20990101T000000Z'],
    ['another way to be shown', /$/, '&response-content-type=text%2Fhtml'],
    ['an empty signature', /Signature=\w+/, 'Signature='],
  ])('does not open %s', async (_what, part, other) => {
    const address = await signed();
    expect(address).toMatch(part);
    expect((await fetch(address.replace(part, other))).status).toBe(403);
  });

  it('does not open anything when somebody else has signed it, and writes nothing', async () => {
    expect((await fetch(await signed(newServiceKey()))).status).toBe(403);
    expect((await fetch(await signed(), { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(await signed(), { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(await signed(serviceKey, 'none'))).status).toBe(404);
  });
});
