import { fetchJson } from './fetch-json.ts';

const URL_ASKED = 'http://localhost:3001/current.json';
const answer = (said: string) => ({ ok: true, json: async () => said }) as Response;

let asked: Record<string, Promise<Response>>;
let fetched: string[];

beforeEach(() => {
  asked = {};
  fetched = [];
  Object.assign(globalThis, { askedByDocument: asked });
  globalThis.fetch = async (input) => {
    fetched.push(String(input));
    return answer('fetched');
  };
});
afterEach(() => Reflect.deleteProperty(globalThis, 'askedByDocument'));

const read = (integrity?: string) =>
  fetchJson(URL_ASKED, { timeOutMs: 50, ...(integrity !== undefined && { integrity }) });

describe('a file that the document has asked for', () => {
  it('is taken over once, and then fetched', async () => {
    asked[URL_ASKED] = Promise.resolve(answer('asked'));
    expect([await read(), fetched]).toEqual(['asked', []]);
    expect([await read(), fetched]).toEqual(['fetched', [URL_ASKED]]);
  });

  it('is fetched when that has failed', async () => {
    asked[URL_ASKED] = Promise.reject(new TypeError('Failed to fetch'));
    expect(await read()).toBe('fetched');
  });

  it('is fetched when another hash is required', async () => {
    asked[`${URL_ASKED}sha384-a`] = Promise.resolve(answer('asked'));
    expect(await read('sha384-b')).toBe('fetched');
    expect(await read('sha384-a')).toBe('asked');
  });

  it('is waited for no longer than for any other', async () => {
    asked[URL_ASKED] = new Promise(() => {});
    await expect(read()).rejects.toThrow(/time/i);
    expect(fetched).toEqual([]);
  });
});
