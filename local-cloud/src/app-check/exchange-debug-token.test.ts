import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

let cloud: TestServices;

beforeAll(async () => {
  cloud = await startTestServices();
});

afterAll(() => cloud.close());

const exchange = (debugToken: unknown, method = 'POST') =>
  fetch(`${cloud.url}/firebaseappcheck.googleapis.com/v1/projects/demo-test/apps/local-app:exchangeDebugToken`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify({ debugToken }) }),
  });

describe('App Check', () => {
  it('gives a page that knows the debug token one that names project and app, for an hour', async () => {
    const before = Math.floor(Date.now() / 1000);
    const answer = (await (await exchange('local-cloud')).json()) as { token: string; ttl: string };
    expect(answer.ttl).toBe('3600s');
    const claims = JSON.parse(Buffer.from(answer.token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({
      iss: 'https://firebaseappcheck.googleapis.com/demo-test',
      aud: ['projects/demo-test'],
      sub: 'local-app',
    });
    expect(claims.exp - claims.iat).toBe(3600);
    expect(claims.iat).toBeGreaterThanOrEqual(before);
  });

  it.each(['another', '', undefined, { local: 'cloud' }])('gives none for %j', async (token) => {
    const response = await exchange(token);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { status: 'PERMISSION_DENIED' } });
  });

  it('is asked by POST alone', async () => {
    expect((await exchange('local-cloud', 'GET')).status).toBe(404);
  });
});
