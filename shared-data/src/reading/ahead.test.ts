import { configureFirebase } from '@cursiv/shared-firebase';
import { askAhead } from './ahead.ts';
import { takeDocument } from './documents-ahead.ts';

const ADDRESS = '/payload/ro/ahead/c1/l1.json';
const COURSE = 'courses/c1';
const SESSION = 'firebase:authUser:key:[DEFAULT]';
const HOUR_MS = 3_600_000;

/** What the document has asked for, with the session of whoever has this token. */
function askedByDocument(token: string, address = ADDRESS) {
  const answer = Promise.resolve(Response.json({ documents: { [COURSE]: { version: 3 } }, folders: {} }));
  Object.assign(globalThis, { earlyPayload: { address, token, answer } });
}

const signedInAs = (uid: string, token: string) =>
  localStorage.setItem(
    SESSION,
    JSON.stringify({ uid, stsTokenManager: { accessToken: token, expirationTime: Date.now() + HOUR_MS } }),
  );

/** Addresses that the page has asked, each of which gives nothing. */
const asked: string[] = [];

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  Reflect.deleteProperty(globalThis, 'earlyPayload');
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return new Response(null, { status: 503 });
  };
});

describe('what the document has asked for', () => {
  it('is shown to whoever asked, once the session is confirmed', async () => {
    signedInAs('ana', 'anas-token');
    askedByDocument('anas-token');
    const { promise: reader, resolve: confirm } = Promise.withResolvers<string | undefined>();
    askAhead(ADDRESS, reader);
    const taken = takeDocument(COURSE);
    let isShown = false;
    void taken.then(() => {
      isShown = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isShown).toBe(false);
    confirm('ana');
    expect(await taken).toEqual({ id: 'c1', fields: { version: 3 } });
    expect(asked).toEqual([]);
  });

  it.each<[string, string | undefined]>([
    ['nobody, when the session has ended', undefined],
    ['nobody else, when another person is signed in', 'mihai'],
  ])('is shown to %s', async (_, uid) => {
    signedInAs('ana', 'anas-token');
    askedByDocument('anas-token');
    askAhead(ADDRESS, Promise.resolve(uid));
    expect(await takeDocument(COURSE)).toBeUndefined();
  });

  it('does not stand in for what another session or another page asks for', async () => {
    signedInAs('ana', 'a-newer-token');
    askedByDocument('anas-token');
    askAhead(ADDRESS, Promise.resolve('ana'));
    expect(await takeDocument(COURSE)).toBeUndefined();
    signedInAs('ana', 'anas-token');
    askedByDocument('anas-token', '/payload/ro/ahead/c1/l2.json');
    askAhead(ADDRESS, Promise.resolve('ana'));
    expect(await takeDocument(COURSE)).toBeUndefined();
  });
});

it('what nobody has asked for is asked for with the session of this browser, before it is confirmed', async () => {
  signedInAs('ana', 'anas-token');
  askAhead(ADDRESS, new Promise(() => undefined));
  for (let wait = 0; asked.length === 0 && wait < 200; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(asked).toEqual([ADDRESS]);
});

it('a visitor asks nothing', async () => {
  askAhead(ADDRESS, Promise.resolve(undefined));
  expect(await takeDocument(COURSE)).toBeUndefined();
  expect(asked).toEqual([]);
});
