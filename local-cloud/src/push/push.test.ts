import { startTestServices, type TestServices } from '../testing/start-test-services.ts';

let cloud: TestServices;
beforeAll(async () => {
  cloud = await startTestServices();
});
afterAll(() => cloud.close());

const HEADERS = { ttl: '60', 'content-encoding': 'aes128gcm', authorization: 'vapid t=a.b.c, k=key' };
const push = async (to: string, headers: Record<string, string> = HEADERS, body = 'x') =>
  (await fetch(`${cloud.url}/push/${to}`, { method: 'POST', headers, body })).status;
const came = async (to: string) => (await fetch(`${cloud.url}/outbox/pushes.json?to=${to}`)).json();

describe('the push service', () => {
  it('takes messages, and shows them to tests as they came', async () => {
    expect(await push('phone')).toBe(201);
    expect(await push('desk')).toBe(201);
    expect(await came('phone')).toMatchObject([{ to: 'phone', headers: { ttl: '60' }, body: 'eA' }]);
  });

  it('takes nothing more for a browser that has ended its subscription', async () => {
    await fetch(`${cloud.url}/push/old`, { method: 'DELETE' });
    expect([await push('old'), await came('old')]).toEqual([410, []]);
  });

  it.each(Object.keys(HEADERS))('takes no message without %s', async (name) => {
    const { [name as keyof typeof HEADERS]: _, ...others } = HEADERS;
    expect(await push('phone-2', others)).toBeGreaterThanOrEqual(400);
    expect(await came('phone-2')).toEqual([]);
  });

  it('takes no message that is larger than browsers must take', async () => {
    expect(await push('phone-3', HEADERS, 'x'.repeat(4097))).toBe(413);
  });
});
