import { publicPayload } from './public-payload.ts';

describe('what a page may ask for', () => {
  const asked: string[] = [];
  const { env } = process;

  beforeEach(() => {
    asked.length = 0;
    process.env = { ...env, FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: 'local.test', GCLOUD_PROJECT: 'p' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      asked.push(String(url));
      return Response.json({});
    });
  });
  afterEach(() => {
    process.env = env;
    jest.restoreAllMocks();
  });

  it('is public data of pages, with their query', async () => {
    await publicPayload('/payload/ro/courses.json?q=somn');
    await publicPayload('/payload/en/courses/c1/lessons/l1.json');
    const base = 'http://local.test/p/us-central1/payload';
    expect(asked).toEqual([`${base}/ro/courses.json?q=somn`, `${base}/en/courses/c1/lessons/l1.json`]);
  });

  it.each([
    'https://evil.example/payload/ro/index.json',
    '//evil.example/payload/ro/index.json',
    '/\\evil.example/payload/ro/index.json',
    'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token',
    '/payload/../page/ro/index.json',
    '/payload/%2e%2e/page/x.json',
    '/page/payload/ro/index.json',
    'file:///etc/passwd',
    '/payload',
    '',
  ])('is nothing else, such as %s', async (address) => {
    await expect(publicPayload(address)).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  it('is not there when no page has such data', async () => {
    for (const address of ['/payload/ro/users/u1.json', '/payload/ro/courses/%20.json'])
      expect((await publicPayload(address)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
