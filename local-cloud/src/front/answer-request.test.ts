import http from 'node:http';
import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

let cloud: TestServices;

beforeAll(async () => {
  cloud = await startTestServices();
});

afterAll(() => cloud.close());

/** fetch does not let a caller choose Host or a broken path. */
function rawGet(path: string, headers: Record<string, string>): Promise<number> {
  const { port } = new URL(cloud.url);
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
  });
}

describe('the HTTP front', () => {
  it('answers on loopback names only', async () => {
    expect(await rawGet('/', { host: 'localhost:3010' })).toBe(200);
    expect(await rawGet('/', { host: 'evil.example' })).toBe(403);
    expect(await rawGet('/', { host: 'localhost.evil.example' })).toBe(403);
  });

  it('refuses pages of other sites', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const response = await fetch(cloud.url, { headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('lets local pages send and read what the SDKs need', async () => {
    const response = await fetch(`${cloud.url}/v0/b/bucket/o`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-headers': 'x-firebase-gmpid,x-client-version',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-headers')).toBe('x-firebase-gmpid,x-client-version');
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Goog-Upload-URL');
  });

  it('answers broken addresses with an error of the client', async () => {
    expect(await rawGet('/v0/b/bucket/o/%E0%A4%A', { host: 'localhost' })).toBe(400);
    expect(await rawGet('/v0/b/..%2F..%2F/o/x', { host: 'localhost' })).toBe(400);
    expect(await rawGet('//', { host: 'localhost' })).toBe(404);
    expect(await rawGet('/nothing/here', { host: 'localhost' })).toBe(404);
  });

  it('refuses bodies over twelve megabytes', async () => {
    const response = await fetch(`${cloud.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`, {
      method: 'POST',
      body: Buffer.alloc(12 * 1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});
