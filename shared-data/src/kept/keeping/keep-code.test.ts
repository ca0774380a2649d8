import { provideCaches } from '../testing/memory-caches.ts';
import { keepCode } from './keep-code.ts';

const fetched = globalThis.fetch;
let asked: RequestInit[] = [];
let open = 0;
let mostOpen = 0;

beforeEach(() => {
  provideCaches();
  [asked, open, mostOpen] = [[], 0, 0];
  globalThis.fetch = async (address, init = {}) => {
    asked.push(init);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    return String(address).endsWith('gone.js') ? new Response(null, { status: 404 }) : new Response(String(address));
  };
});
afterEach(() => {
  globalThis.fetch = fetched;
});

it('a whole release leaves the open page half of its connections, and goes after what the page asks for', async () => {
  const cache = await caches.open('site');
  const files = Array.from({ length: 20 }, (_, at) => ({ address: `/r/b1/${at}.js`, integrity: `sha384-${at}` }));
  await keepCode(cache, files);
  expect(mostOpen).toBe(3);
  expect(new Set(asked.map(({ priority }) => priority))).toEqual(new Set(['low']));
  expect(asked.map(({ integrity }) => integrity)).toEqual(files.map(({ integrity }) => integrity));
  for (const { address } of files) expect(await (await cache.match(address))?.text()).toBe(address);
});

it('a file that is gone ends it', async () => {
  const keeping = keepCode(await caches.open('site'), [{ address: '/gone.js' }, { address: '/other.js' }]);
  await expect(keeping).rejects.toThrow('/gone.js answered 404');
});
