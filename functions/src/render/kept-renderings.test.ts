import { KeptRenderings } from './kept-renderings.ts';
import type { TextSource } from './process/section-process.ts';

/** A site whose courses change, and a page that shows them. */
function site() {
  const state = { courses: 'Python', now: 0, asked: [] as string[], rendered: 0 };
  const kept = new KeptRenderings(() => state.now);
  const payload = async (address: string) => {
    state.asked.push(address);
    return state.courses === 'none' ? new Response('{}', { status: 404 }) : Response.json(state.courses);
  };
  const showing = (addresses: readonly string[]) => async (source: TextSource) => {
    state.rendered += 1;
    const texts: string[] = [];
    for (const address of addresses) texts.push(await (await source(address)).text());
    return { status: 200 as const, locale: 'ro' as const, head: '', root: texts.join(' ') };
  };
  const open = (key = '/courses', addresses = ['/payload/ro/courses.json']) =>
    kept.of(key, payload, showing(addresses));
  return { state, open };
}

describe('a page that was rendered', () => {
  it('is not rendered again while its data say the same, which are asked for each time', async () => {
    const { state, open } = site();
    const first = await open();
    expect(first.page.root).toBe('"Python"');
    expect(first.payload).toEqual({ address: '/payload/ro/courses.json', status: 200, body: 'Python' });
    expect(await open()).toEqual(first);
    expect(state).toMatchObject({ rendered: 1, asked: ['/payload/ro/courses.json', '/payload/ro/courses.json'] });
  });

  it('is rendered as soon as its data say something else, without asking for them twice', async () => {
    const { state, open } = site();
    await open();
    state.courses = 'Go';
    expect((await open()).page.root).toBe('"Go"');
    expect((await open()).payload?.body).toBe('Go');
    expect(state).toMatchObject({ rendered: 2, asked: { length: 3 } });
  });

  it('is rendered again when what it shows is gone', async () => {
    const { state, open } = site();
    await open();
    state.courses = 'none';
    expect(await open()).toMatchObject({ page: { root: '{}' }, payload: { status: 404, body: null } });
  });

  it('is another page where anything else differs that it is made from', async () => {
    const { state, open } = site();
    await open('release 1 /courses');
    await open('release 2 /courses');
    expect(state.rendered).toBe(2);
  });

  it('is rendered again after five minutes: its code can look at the clock', async () => {
    const { state, open } = site();
    await open();
    state.now = 299_999;
    await open();
    expect(state.rendered).toBe(1);
    state.now = 300_000;
    await open();
    expect(state.rendered).toBe(2);
  });

  it('that needs no data is kept as well', async () => {
    const { state, open } = site();
    await open('/about', []);
    expect(await open('/about', [])).not.toHaveProperty('payload');
    expect(state).toMatchObject({ rendered: 1, asked: [] });
  });

  it('that asks for two things is rendered each time', async () => {
    const { state, open } = site();
    const addresses = ['/payload/ro/courses.json', '/payload/ro/experts.json'];
    await open('/both', addresses);
    expect((await open('/both', addresses)).payload?.address).toBe('/payload/ro/experts.json');
    expect(state.rendered).toBe(2);
  });

  it('gives way to pages that are wanted more, when many are kept', async () => {
    const { state, open } = site();
    state.courses = 'x'.repeat(4 * 2 ** 20);
    for (const page of ['first', 'second', 'third', 'first', 'fourth', 'fifth']) await open(page);
    expect(state.rendered).toBe(5);
    await open('first');
    expect(state.rendered).toBe(5);
    await open('second');
    expect(state.rendered).toBe(6);
  });

  it('that fails is tried again', async () => {
    const { state, open } = site();
    const kept = new KeptRenderings(() => state.now);
    const failing = () =>
      kept.of(
        '/',
        async () => Response.json(1),
        () => Promise.reject(new Error('too late')),
      );
    await expect(failing()).rejects.toThrow('too late');
    await expect(failing()).rejects.toThrow('too late');
    expect((await open()).page.status).toBe(200);
  });
});
