import { ASK_EARLY, earlyQuestion } from './early-question.ts';

const HOSTED = { firebase: { apiKey: 'key', appId: 'app' } };
const ANA = { stsTokenManager: { accessToken: 'anas-token', expirationTime: Date.now() + 3_600_000 } };
const VOUCHED = { token: 'vouched', expireTimeMillis: Date.now() + 3_600_000 };

interface Browser {
  /** What the service's code has stored. */
  stored?: Record<string, unknown>;
  storageIsBlocked?: boolean;
  /** What App Check has kept. */
  kept?: Record<string, unknown>;
  isOffline?: boolean;
}

/** Where the page's first view is answered. */
const PAYLOAD = '/payload/ro/ahead/c1/l1.json';

/** A request to a database, whose handlers come later. */
type Asked = Record<string, unknown> & { onsuccess?: () => void; onerror?: () => void; onupgradeneeded?: () => void };

/** App Check's database in a browser; without one, opening it would make it, and the script must not. */
function databases(kept: Browser['kept']) {
  const get = (key: string) => {
    const reading: Asked = { result: kept?.[key] && { value: kept[key] } };
    queueMicrotask(() => reading.onsuccess?.());
    return reading;
  };
  const made: string[] = [];
  const open = (name: string) => {
    let isAborted = false;
    const abort = () => {
      isAborted = true;
    };
    const result = { transaction: () => ({ objectStore: () => ({ get }) }), close: () => undefined };
    const opening: Asked = { result, transaction: { abort } };
    queueMicrotask(() => {
      if (kept === undefined) opening.onupgradeneeded?.();
      if (isAborted) return opening.onerror?.();
      if (kept === undefined) made.push(name);
      opening.onsuccess?.();
    });
    return opening;
  };
  return { indexedDB: { open }, made };
}

/** Runs the script of a document in a browser. */
async function openIn(config: Parameters<typeof earlyQuestion>[0], browser: Browser, payload?: string) {
  const { stored = {}, storageIsBlocked = false, kept, isOffline = false } = browser;
  const attributes = [...earlyQuestion(config, payload).matchAll(/ data-(\w+)="([^"]*)"/g)];
  const dataset = Object.fromEntries(attributes.map(([, name, value]) => [name, value]));
  const localStorage = {
    getItem: (key: string) => {
      if (storageIsBlocked) throw new Error('blocked');
      return key in stored ? JSON.stringify(stored[key]) : null;
    },
  };
  const asked: { address: string; init: RequestInit }[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    asked.push({ address, init });
    if (isOffline) throw new TypeError('offline');
    return 'the answer';
  };
  const page: {
    earlyQuestion?: { body: string; answer: Promise<unknown> };
    earlyPayload?: { address: string; token: string; answer: Promise<unknown> };
  } = {};
  const { indexedDB, made } = databases(kept);
  const links: { rel?: string; crossOrigin?: string; href?: string }[] = [];
  const head = { append: (link: object) => links.push(link) };
  const run = new Function('globalThis', 'document', 'localStorage', 'indexedDB', 'fetch', ASK_EARLY);
  run(page, { currentScript: { dataset }, createElement: () => ({}), head }, localStorage, indexedDB, fetch);
  const { earlyQuestion: question, earlyPayload } = page;
  const [answer, early] = [await question?.answer, await earlyPayload?.answer];
  await new Promise(setImmediate);
  expect(links.every(({ rel, crossOrigin }) => rel === 'preconnect' && crossOrigin === 'anonymous')).toBe(true);
  return { asked, made, question, answer, earlyPayload, early, connected: links.map(({ href }) => href) };
}

const SESSION = 'firebase:authUser:key:[DEFAULT]';

describe('the question of a document whose the session is', () => {
  it('is the one that the service’s code would ask', async () => {
    const { asked, question, answer } = await openIn(HOSTED, { stored: { [SESSION]: ANA } });
    const body = '{"idToken":"anas-token"}';
    expect(asked).toEqual([
      {
        address: 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=key',
        init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body },
      },
    ]);
    expect(question?.body).toBe(body);
    expect(answer).toBe('the answer');
  });

  it('goes to the backend that stands in for the service', async () => {
    const local = { ...HOSTED, localCloud: 'http://localhost:3010' };
    const { asked } = await openIn(local, { stored: { [SESSION]: ANA } });
    expect(asked[0]?.address).toBe('http://localhost:3010/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key');
  });

  it.each<[string, Browser]>([
    ['nobody has signed in', {}],
    ['somebody has, at another site of this address', { stored: { 'firebase:authUser:other:[DEFAULT]': ANA } }],
    [
      'the token is about to end',
      { stored: { [SESSION]: { stsTokenManager: { accessToken: 'old', expirationTime: Date.now() + 40_000 } } } },
    ],
    ['something else is stored', { stored: { [SESSION]: 'Ana' } }],
    ['nothing may be stored', { storageIsBlocked: true }],
  ])('is not asked where %s', async (_, browser) => {
    const { asked, question } = await openIn(HOSTED, browser);
    expect(asked).toEqual([]);
    expect(question).toBeUndefined();
  });

  it('has no answer where the service cannot be reached', async () => {
    const { question, answer } = await openIn(HOSTED, { stored: { [SESSION]: ANA }, isOffline: true });
    expect(question).toBeDefined();
    expect(answer).toBeUndefined();
  });
});

describe('what a page reads at first', () => {
  it('is asked for as the same person, beside the question who they are', async () => {
    const { asked, earlyPayload, early } = await openIn(HOSTED, { stored: { [SESSION]: ANA } }, PAYLOAD);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({ address: PAYLOAD, init: { headers: { Authorization: 'Bearer anas-token' } } });
    expect(earlyPayload).toMatchObject({ address: PAYLOAD, token: 'anas-token' });
    expect(early).toBe('the answer');
  });

  it.each<[string, Browser]>([
    ['where nobody has signed in', {}],
    ['where the page would have to be vouched for first', { stored: { [SESSION]: ANA }, kept: {} }],
  ])('is not asked for %s', async (_, browser) => {
    const { asked, early } = await openIn({ ...HOSTED, appCheck: { siteKey: 'site' } }, browser, PAYLOAD);
    expect(asked).toEqual([]);
    expect(early).toBeUndefined();
  });
});

describe('where pages have to be vouched for', () => {
  const config = { ...HOSTED, appCheck: { siteKey: 'site' } };
  const stored = { [SESSION]: ANA };

  it('it says by whom this one is', async () => {
    const { asked } = await openIn(config, { stored, kept: { 'app-[DEFAULT]': VOUCHED } });
    expect(asked.map(({ init }) => init.headers)).toEqual([
      { 'Content-Type': 'application/json', 'X-Firebase-AppCheck': 'vouched' },
    ]);
    const beside = await openIn(config, { stored, kept: { 'app-[DEFAULT]': VOUCHED } }, PAYLOAD);
    expect(beside.asked[1]?.init.headers).toEqual({
      Authorization: 'Bearer anas-token',
      'X-Firebase-AppCheck': 'vouched',
    });
  });

  it.each<[string, Browser['kept']]>([
    ['nothing of the kind was ever kept here', undefined],
    ['another app is', { 'other-[DEFAULT]': VOUCHED }],
    ['it was, until a moment ago', { 'app-[DEFAULT]': { ...VOUCHED, expireTimeMillis: Date.now() - 1 } }],
  ])('it is not asked when %s', async (_, kept) => {
    const { asked, answer, made } = await openIn(config, { stored, ...(kept && { kept }) });
    expect(asked).toEqual([]);
    expect(answer).toBeUndefined();
    expect(made).toEqual([]);
  });
});

describe('while its code comes, a document connects to', () => {
  const config = { ...HOSTED, appCheck: { siteKey: 'site' } };
  const DATABASE = 'https://firestore.googleapis.com';
  const ended = { stsTokenManager: { accessToken: 'old', expirationTime: Date.now() - 1 } };

  it.each<[string, Browser, string[]]>([
    ['nobody, where nobody has signed in', {}, []],
    ['the database', { stored: { [SESSION]: ANA }, kept: { 'app-[DEFAULT]': VOUCHED } }, [DATABASE]],
    [
      'App Check too, where it has not vouched for this browser',
      { stored: { [SESSION]: ANA } },
      [DATABASE, 'https://content-firebaseappcheck.googleapis.com'],
    ],
    [
      'who renews a session that was here yesterday',
      { stored: { [SESSION]: ended }, kept: { 'app-[DEFAULT]': VOUCHED } },
      [DATABASE, 'https://securetoken.googleapis.com'],
    ],
  ])('%s', async (_, browser, origins) => {
    expect((await openIn(config, browser)).connected).toEqual(origins);
  });

  it('the backend that stands in for all of them', async () => {
    const { connected } = await openIn(
      { ...config, localCloud: 'http://localhost:3010' },
      { stored: { [SESSION]: ANA } },
    );
    expect(new Set(connected)).toEqual(new Set(['http://localhost:3010']));
  });
});
