import type { PageModule } from '@cursiv/shared-platform';
import { SectionError } from '../../composition/section-error.ts';
import { codeWhenNeeded } from './code-when-needed.ts';
import { PageTakeover } from './page-takeover.ts';

const PAGE: PageModule = { default: () => null };
const missing = new SectionError('unavailable', 'mf_public', 'no file');
const nothingEarly = { putBack: () => undefined, send: () => undefined };
const root = document.documentElement;

const fetched = globalThis.fetch;
let isConnected: boolean;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  isConnected = true;
  delete root.dataset.touched;
  globalThis.fetch = (async () => {
    if (!isConnected) throw new TypeError('no connection');
    return new Response();
  }) as typeof fetch;
});

afterEach(() => {
  globalThis.fetch = fetched;
  jest.restoreAllMocks();
});

/** Loads a page that fails as long as there is no connection, or always with the given error. */
const load = async (error?: unknown): Promise<PageModule> => {
  if (error ?? !isConnected) throw error ?? missing;
  return PAGE;
};

/** What a promise has come to by now. */
const state = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'there',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 10)),
  ]);

describe('the code of a rendered page', () => {
  it('comes at once where it is needed at once', async () => {
    expect(await codeWhenNeeded(new PageTakeover(nothingEarly, false), load)).toBe(PAGE);
  });

  it('waits for the connection, and the page waits with it', async () => {
    isConnected = false;
    const code = codeWhenNeeded(new PageTakeover(nothingEarly, false), load);
    expect(await state(code)).toBe('waiting');
    expect(root.dataset).toHaveProperty('pageWaits');
    isConnected = true;
    dispatchEvent(new Event('online'));
    expect(await code).toBe(PAGE);
  });

  it('is asked for again when somebody wants an answer of a page that rests, and has been missing before', async () => {
    let isThere = false;
    const code = codeWhenNeeded(new PageTakeover(nothingEarly, true), () => load(isThere ? undefined : missing));
    expect(await state(code)).toBe('waiting');
    isThere = true;
    root.dataset.touched = 'acted';
    expect(await code).toBe(PAGE);
  });

  it('fails where it is missing still', async () => {
    const code = codeWhenNeeded(new PageTakeover(nothingEarly, true), () => load(missing));
    expect(await state(code)).toBe('waiting');
    root.dataset.touched = 'acted';
    await expect(code).rejects.toBe(missing);
  });

  it.each([
    ['is missing although the site answers', missing],
    ['breaks', new Error('broken')],
  ])('fails when it %s, and nothing waits for it any longer', async (_, error) => {
    const takeover = new PageTakeover(nothingEarly, false);
    const code = codeWhenNeeded(takeover, () => load(error));
    await expect(code).rejects.toBe(error);
    await takeover.ended;
    expect(root.dataset).not.toHaveProperty('pageWaits');
  });
});
