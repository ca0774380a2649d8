import type { Lead } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { saveLead } from './save-lead.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const lead: Lead = {
  name: 'Ștefania',
  email: 'stefania@exemplu.ro',
  message: 'Aș vrea să învăț să scriu frumos.',
  locale: 'ro',
  page: '/',
  consent: true,
};
const signs = { trap: '', writingMs: 9_000 };
const EXCHANGE = 'http://localhost:3010/firebaseappcheck.googleapis.com/v1/projects/demo/apps/app:exchangeDebugToken';

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.`;
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const token = jwt({ sub: 'app', iat: inAnHour - 3600, exp: inAnHour });

const fetched = globalThis.fetch;
let sent: { headers: Record<string, string>; body: unknown }[];
beforeEach(() => {
  sent = [];
});
afterEach(() => {
  globalThis.fetch = fetched;
  jest.useRealTimers();
});

/** The function answers every message like this; App Check attests the page. */
function answer(respond: () => Promise<Response>): void {
  globalThis.fetch = (async (address: string, { headers, body }: RequestInit) => {
    if (address === EXCHANGE) return Response.json({ token, ttl: '3600s' });
    expect(address).toBe('/leads');
    sent.push({ headers: headers as Record<string, string>, body: JSON.parse(String(body)) });
    return respond();
  }) as typeof fetch;
}
const refused = (status: number, code: string) => async () => Response.json({ error: { code } }, { status });

describe('saveLead', () => {
  it('sends what was typed, with the page’s own id and App Check’s word for it', async () => {
    answer(async () => Response.json({}));
    await saveLead('id-1', lead, signs);
    expect(sent).toEqual([
      {
        headers: { 'Content-Type': 'application/json', 'X-Firebase-AppCheck': token },
        body: { id: 'id-1', lead, trap: '', writingMs: 9_000 },
      },
    ]);
  });

  it('gives up after 10 seconds (spec §9, lead save time-out)', async () => {
    jest.useFakeTimers();
    answer(() => new Promise<never>(() => {}));
    let code: unknown = 'waiting';
    saveLead('id-2', lead, signs).catch((error: { code: unknown }) => {
      code = error.code;
    });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(code).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(code).toBe('timed-out');
  });

  it('says that there is no connection', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(saveLead('id-3', lead, signs)).rejects.toMatchObject({ code: 'offline' });
  });

  it.each([
    [429, 'too-often'],
    [400, 'invalid'],
    [401, 'clock-wrong'],
    [503, 'offline'],
  ])('passes on an answer of %d as %s', async (status, code) => {
    answer(refused(status, code));
    await expect(saveLead('id-4', lead, signs)).rejects.toMatchObject({ code });
  });

  it('does not take a page for an answer', async () => {
    answer(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(saveLead('id-5', lead, signs)).rejects.toMatchObject({ code: 'unknown' });
  });
});
