import { EdgeCache, type FunctionAnswer } from './edge-cache.ts';

const ADDRESS = '/courses?q=a';

function answer(change: Partial<FunctionAnswer['headers']> = {}, status = 200): FunctionAnswer {
  return { status, headers: { 'cache-control': 'public, s-maxage=3', ...change }, body: Buffer.from('page') };
}

function cacheAt() {
  const clock = { now: 1_000_000 };
  return { cache: new EdgeCache(() => clock.now), clock };
}

describe('the cache at the edge', () => {
  it('keeps an answer by its whole address for as long as it says', () => {
    const { cache, clock } = cacheAt();
    cache.keep(ADDRESS, answer());
    clock.now += 2_999;
    expect(cache.find(ADDRESS)?.body.toString()).toBe('page');
    expect(cache.find('/courses')).toBeUndefined();
    clock.now += 1;
    expect(cache.find(ADDRESS)).toBeUndefined();
  });

  it('gives back the bytes of the last answer while they do not change, so that they are compressed once', () => {
    const { cache, clock } = cacheAt();
    const first = cache.keep(ADDRESS, answer());
    clock.now += 10_000;
    const same = cache.keep(ADDRESS, answer({ etag: '"2"' }));
    expect(same.body).toBe(first.body);
    expect(same.headers.etag).toBe('"2"');
    expect(cache.find(ADDRESS)?.body).toBe(first.body);
    const other = cache.keep(ADDRESS, { ...answer(), body: Buffer.from('another') });
    expect(other.body.toString()).toBe('another');
    expect(cache.find(ADDRESS)?.body).toBe(other.body);
  });

  it('keeps what is not there, too', () => {
    const { cache } = cacheAt();
    cache.keep(ADDRESS, answer({}, 404));
    expect(cache.find(ADDRESS)?.status).toBe(404);
  });

  it.each([
    ['a failure', answer({}, 500)],
    ['what sets a cookie', answer({ 'set-cookie': ['a=b'] })],
    ['what gives no time', answer({ 'cache-control': 'no-cache' })],
    ['what is for one person', answer({ 'cache-control': 'private, s-maxage=3' })],
    ['what nobody may keep', answer({ 'cache-control': 'no-store, s-maxage=3' })],
  ])('does not keep %s', (_what, it) => {
    const { cache } = cacheAt();
    cache.keep(ADDRESS, it);
    expect(cache.find(ADDRESS)).toBeUndefined();
  });

  it('lets the oldest go when it is full, however large answers are', () => {
    const { cache } = cacheAt();
    const film = { ...answer(), body: Buffer.alloc(20 * 2 ** 20) };
    for (let page = 0; page < 4; page += 1) cache.keep(`/p/${page}`, film);
    expect(cache.find('/p/0')).toBeUndefined();
    expect(cache.find('/p/1')).toBeDefined();
    for (let again = 0; again < 4; again += 1) cache.keep('/p/3', film);
    expect(cache.find('/p/1')).toBeDefined();
    for (let page = 0; page < 20_000; page += 1) cache.keep(`/small/${page}`, answer());
    expect(cache.find('/p/3')).toBeUndefined();
    expect(cache.find('/small/0')).toBeUndefined();
    expect(cache.find('/small/19999')).toBeDefined();
  });
});
