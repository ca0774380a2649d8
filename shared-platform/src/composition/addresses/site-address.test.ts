import fc from 'fast-check';
import { siteAddress } from './site-address.ts';

/** Node's own clock of the processor; the types of browser rooms do not know Node. */
declare const process: { cpuUsage(since?: object): { user: number; system: number } };

const ROUTES = ['/', '/courses', '/courses/:courseId', '/dashboard/create-course/:courseId'].map((route) => ({
  path: route,
}));

const SITE = 'https://site.invalid';

const canonicalPath = (pathname: string) => siteAddress(pathname, ROUTES)?.pathname;

describe('the address of a page', () => {
  it.each([
    '/',
    '/en',
    '/courses',
    '/en/courses/aBc',
    '/courses/%C8%99',
    '/courses/a%20b',
    '/english',
    '/nope',
    "/courses/a=@:,()!'*+$&;~-._",
  ])('is written as it is: %s', (pathname) => expect(canonicalPath(pathname)).toBe(pathname));

  it.each([
    ['/EN', '/en'],
    ['/En/courses', '/en/courses'],
    ['/eN/COURSES/aBc', '/en/courses/aBc'],
    ['/Courses', '/courses'],
    ['/DASHBOARD/Create-Course/X', '/dashboard/create-course/X'],
    ['/courses/', '/courses'],
    ['/en//', '/en'],
    ['//', '/'],
    ['/%65n/%63ourses', '/en/courses'],
    ['/courses/%c8%99', '/courses/%C8%99'],
    ['/x%3D1', '/x=1'],
    ['/courses/%3F%23', '/courses/%3F%23'],
  ])('%s leads to %s', (pathname, address) => {
    expect(canonicalPath(pathname)).toBe(address);
  });

  it.each([
    '',
    'courses',
    '//evil.example',
    '//x/courses',
    '/en//evil.example/x',
    '/courses//a',
    '/\\evil.example',
    '/en/\\x',
    '/en/%5Cx',
    '/%2F%2Fevil.example',
    '/courses/%2f',
    '/en/../x',
    '/en/%2e%2E/x',
    '/./x',
    '/courses/a\tb',
    '/\n/evil.example',
    '/courses/%00',
    '/courses/%7f',
    '/%',
    '/%zz',
    '/%ff',
    '/%C0%AF',
    '/\ud800',
    '/\\\\evil.example/%2f..',
    '///evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/.%0D./evil.example',
    'https://evil.example/',
    '/en/%2F/evil.example',
  ])('is not %j', (pathname) => expect(canonicalPath(pathname)).toBeUndefined());

  it('stays on the site, names the same page when it is read again, and is never a surprise to a browser', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '%2F',
        '%2f',
        '%5C',
        '.',
        '..',
        '%2e',
        'en',
        'EN',
        'courses',
        '\t',
        '%09',
        '@',
        ':',
      ),
      fc.string({ unit: 'binary' }),
    );
    const pathname = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(pathname, (text) => {
        const address = canonicalPath(text);
        if (address === undefined) return;
        const seen = new URL(address, SITE);
        expect([seen.origin, seen.pathname + seen.search + seen.hash]).toEqual([SITE, address]);
        expect(canonicalPath(address)).toBe(address);
        expect(address).not.toMatch(/\/\/|\\|%2f|%5c/i);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/', '//', 'a/', '/a', '%2F', '\\', '/..', '%', 'EN/', '\u2028/'])(
    'of a megabyte of %j is found in a time that grows with its length',
    (piece) => {
      const pathname = `/${piece.repeat(1_000_000 / piece.length)}`;
      const before = process.cpuUsage();
      canonicalPath(pathname);
      // A tenth of it is used; what is quadratic takes minutes. `npm run bench -- hostile-text` shows the time itself.
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
    },
  );
});

describe('the page at an address', () => {
  const routes = [{ path: '/' }, { path: '/courses/:courseId' }, { path: '/courses/new' }, { path: '/:name/new' }];
  it.each([
    ['/', '/', '/'],
    ['/en', '/', '/'],
    ['/en/courses/aB', '/courses/aB', '/courses/:courseId'],
    // A page with a name of its own is not one with any name.
    ['/Courses/NEW', '/courses/new', '/courses/new'],
    ['/en/nope', '/nope', undefined],
    ['/courses/a/b', '/courses/a/b', undefined],
  ])('%s is %s, of the route %s', (pathname, path, route) => {
    expect(siteAddress(pathname, routes)).toMatchObject({ path, locale: /^\/en\b/.test(pathname) ? 'en' : 'ro' });
    expect(siteAddress(pathname, routes)?.route?.path).toBe(route);
  });
});
