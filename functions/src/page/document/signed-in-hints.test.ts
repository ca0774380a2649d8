import type { ReleaseFile, RouteDeclaration } from '@cursiv/shared-platform';
import { type PlainPage, signedInHints } from './signed-in-hints.ts';

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
      shell: { session: ['assets/session.js'], signedIn: ['assets/database.js'] },
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

describe('the hints for a signed-in person', () => {
  it('name what confirms the session, then what the page needs, in its language and with its hashes, and ask for none by themselves', () => {
    const [first, second, third, after] = partsOf(hintsOf());
    expect(named(first)).toEqual([['script', '/assets/session.js', undefined]]);
    expect(named(second)).toEqual([['script', '/assets/database.js', undefined]]);
    expect(named(third)).toEqual(OF_PAGE);
    expect(after).not.toContain('<link');
  });

  it('bring the page’s own files before the database where it shows what was asked for ahead', () => {
    const [first, second, third] = partsOf(hintsOf({}, {}, { ...ROUTE, payload: '/payload/:locale/desk.json' }));
    expect(named(first)).toEqual([['script', '/assets/session.js', undefined]]);
    expect(named(second)).toEqual(OF_PAGE);
    expect(named(third)).toEqual([['script', '/assets/database.js', undefined]]);
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
