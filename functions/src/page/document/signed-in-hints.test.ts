import type { ReleaseFile, RouteDeclaration } from '@cursiv/shared-platform';
import { type PlainPage, signedInHints, WHEN_SIGNED_IN } from './signed-in-hints.ts';

const ROUTE: RouteDeclaration = { id: 'overview', path: '/desk', layout: 'default', guard: 'auth' };
const RELEASE: ReleaseFile = {
  schema: 1,
  section: 'desk',
  buildId: 'b1',
  builtAt: '',
  contract: { major: 1, minor: 1 },
  requires: { react: { version: '19.2.0', names: ['use'] } },
  routes: [ROUTE],
  manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] },
  integrity: { 'entry.js': 'sha384-e', 'desk.js': 'sha384-d', 'desk.css': 'sha384-c', 'ro.js': 'sha384-r' },
  firstView: {
    entry: ['entry.js'],
    pages: { overview: ['desk.js', 'desk.css'], other: ['other.js'] },
    messages: { ro: ['ro.js'], en: ['en.js'] },
  },
};

/** The hints of a page of the release, as it is or otherwise. */
function hintsOf(change: Partial<ReleaseFile> = {}, more: Partial<PlainPage['live']> = {}, route = ROUTE): string {
  return signedInHints({
    site: {
      registry: { schema: 1, revision: 1, sections: { desk: { origin: 'https://desk.test', owns: ['/desk'] } } },
      offer: {
        contract: { major: 1, minor: 1 },
        provides: { react: { version: '19.3.1', names: ['use'] } },
      },
      shell: {
        session: ['assets/session.js'],
        doors: ['assets/door.js'],
        signedIn: ['assets/door.js', 'assets/database.js'],
      },
    } as unknown as PlainPage['site'],
    live: { file: { ...RELEASE, ...change }, baseUrl: 'https://desk.test/r/b1/', integrity: 'sha384-x', ...more },
    route,
    locale: 'ro',
  });
}

/** The contents of the three inert templates, and what stands after them. */
function partsOf(hints: string): string[] {
  const [, ...parts] =
    /^<template[^>]*>(.*?)<\/template><template>(.*?)<\/template><template>(.*?)<\/template>([\s\S]*)$/.exec(hints) ??
    [];
  return parts;
}

const named = (inert = '') =>
  [...inert.matchAll(/as="(\w+)".*? href="([^"]+)"(?: integrity="([^"]+)")?/g)].map(([, ...facts]) => facts);

const OF_PAGE = [
  ['script', 'https://desk.test/r/b1/entry.js', 'sha384-e'],
  ['script', 'https://desk.test/r/b1/desk.js', 'sha384-d'],
  ['style', 'https://desk.test/r/b1/desk.css', 'sha384-c'],
  ['script', 'https://desk.test/r/b1/ro.js', 'sha384-r'],
];

const DOOR = ['script', '/assets/door.js', undefined];

describe('the hints for a signed-in person', () => {
  it('name what confirms the session, then what the page needs, in its language and with its hashes, and ask for none by themselves', () => {
    const [first, second, third, after] = partsOf(hintsOf());
    expect(named(first)).toEqual([['script', '/assets/session.js', undefined]]);
    expect(named(second)).toEqual([DOOR, ['script', '/assets/database.js', undefined]]);
    expect(named(third)).toEqual(OF_PAGE);
    expect(after).not.toContain('<link');
  });

  it('bring the page’s own files where it shows what was asked for ahead, and leave the database until it is asked', () => {
    const [first, second, third] = partsOf(hintsOf({}, {}, { ...ROUTE, payload: '/payload/:locale/desk.json' }));
    // What asks for the data waits for nothing once the shell runs; it may come by either.
    expect(named(first)).toEqual([['script', '/assets/session.js', undefined], DOOR]);
    expect(named(second)).toEqual([DOOR, ...OF_PAGE]);
    expect(named(third)).toEqual([]);
  });

  it('say for whom they are', () => {
    expect(hintsOf()).toContain('data-signed-in="auth"');
    expect(hintsOf({}, {}, { ...ROUTE, guard: 'admin' })).toContain('data-signed-in="admin"');
    expect(hintsOf({}, {}, { ...ROUTE, guard: 'none' })).toContain('data-signed-in="auth"');
  });

  it('are none of a release that must not run, of one that some visitors do not get, and of code that says nothing of its files', () => {
    const { firstView: _, ...fromSource } = RELEASE;
    expect(hintsOf({ contract: { major: 2, minor: 0 } })).toBe('');
    expect(hintsOf({}, { canary: { buildId: 'b2', integrity: 'sha384-y', share: 0.1 } as never })).toBe('');
    expect(signedInHints({ site: {} as never, live: { file: fromSource } as never, route: ROUTE, locale: 'ro' })).toBe(
      '',
    );
  });
});

/** A file that a hint asks for, and how the browser says that it has come. */
type Hint = { name: string; onload?: () => void };

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The script of a signed-in person's document, in a browser; `answer` is the service's to the document's own question, where it has asked. */
async function comeTo(then: 'page' | 'data', answer?: Promise<{ ok: boolean } | undefined>) {
  const [session, second, third] = (then === 'page' ? ['session', 'page', 'database'] : ['session', 'database', 'page'])
    .map((name): Hint => ({ name }))
    .map((hint) => ({ content: { children: [hint] }, dataset: { signedIn: 'auth', then } }));
  const asked: Hint[] = [];
  const listeners = new Set<(event: object) => void>();
  const timers: (() => void)[] = [];
  const dataset: { ownFonts?: string } = {};
  const page: { earlyQuestion?: { answer: Promise<unknown>; codeFollows?: Promise<unknown> } } = {};
  if (answer) page.earlyQuestion = { answer };
  const document = {
    currentScript: {
      previousElementSibling: { ...third, previousElementSibling: { ...second, previousElementSibling: session } },
    },
    cookie: 'auth-logged-in=true',
    documentElement: { dataset },
    head: { append: ({ children }: { children: Hint[] }) => asked.push(...children) },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  const run = new Function('globalThis', 'document', 'localStorage', 'setTimeout', WHEN_SIGNED_IN);
  run(page, document, { 'firebase:authUser:key:[DEFAULT]': '' }, (action: () => void) => timers.push(action));
  await turn();
  return {
    names: () => asked.map(({ name }) => name),
    hasFonts: () => !('ownFonts' in dataset),
    shellComes: () => {
      for (const listener of listeners) listener({ target: { localName: 'script' } });
      return turn();
    },
    comes: (name: string) => {
      asked.find((hint) => hint.name === name)?.onload?.();
      return turn();
    },
    waitingEnds: () => {
      for (const action of timers) action();
      return turn();
    },
    /** Whether the shell may ask for the session's code. */
    mayAsk: () => Promise.race([page.earlyQuestion?.codeFollows?.then(() => true), turn().then(() => false)]),
  };
}

describe('what a signed-in person’s browser asks for', () => {
  it('is the session’s code beside the shell, then the database’s, then the page’s', async () => {
    const browser = await comeTo('data', Promise.resolve({ ok: true }));
    expect(browser.names()).toEqual(['session']);
    await browser.shellComes();
    expect(browser.names()).toEqual(['session', 'database']);
    await browser.comes('database');
    expect(browser.names()).toEqual(['session', 'database', 'page']);
    expect(browser.hasFonts()).toBe(false);
    await browser.comes('page');
    expect(browser.hasFonts()).toBe(true);
  });

  it('is the page’s before the session’s, where the service has confirmed that to the document', async () => {
    const browser = await comeTo('page', Promise.resolve({ ok: true }));
    expect(browser.names()).toEqual([]);
    await browser.shellComes();
    expect(browser.names()).toEqual(['page']);
    expect(await browser.mayAsk()).toBe(false);
    expect(browser.hasFonts()).toBe(false);
    await browser.comes('page');
    expect(browser.hasFonts()).toBe(true);
    expect(browser.names()).toEqual(['page', 'session', 'database']);
    expect(await browser.mayAsk()).toBe(true);
  });

  it.each<[string, Promise<{ ok: boolean } | undefined> | undefined]>([
    ['the service has refused the session', Promise.resolve({ ok: false })],
    ['the document could not ask', Promise.resolve(undefined)],
    ['the document has not asked', undefined],
  ])('is the session’s beside the shell, where %s', async (_, answer) => {
    expect((await comeTo('page', answer)).names()).toEqual(['session']);
  });

  it('is the session’s at last, where the page’s files or the answer do not come', async () => {
    const browser = await comeTo('page', new Promise(() => {}));
    await browser.shellComes();
    await browser.waitingEnds();
    expect(browser.hasFonts()).toBe(true);
    expect(browser.names()).toEqual(['page', 'session']);
    expect(await browser.mayAsk()).toBe(true);
  });
});
