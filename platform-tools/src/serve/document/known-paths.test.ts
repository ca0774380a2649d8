import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isPage } from './known-paths.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-pages-'));
mkdirSync(path.join(folder, 'r/b1'), { recursive: true });
writeFileSync(path.join(folder, 'current.json'), JSON.stringify({ stable: { buildId: 'b1' } }));
writeFileSync(
  path.join(folder, 'r/b1/release.json'),
  JSON.stringify({ routes: [{ path: '/' }, { path: '/courses/:courseId' }] }),
);

afterAll(() => rmSync(folder, { recursive: true }));

describe('pages of the site', () => {
  it.each(['/', '/en', '/en/', '/courses/a', '/en/courses/a', '/courses/a/', '/EN', '/en/COURSES/a'])(
    'knows %s',
    (pathname) => {
      expect(isPage(pathname, [folder])).toBe(true);
    },
  );
  it.each([
    '/nope',
    '/courses',
    '/courses/a/b',
    '/english',
    '/en/nope',
    '/en//courses/a',
    '//courses/a',
    '/courses/%2Fa',
    '/courses/%',
  ])('does not know %s', (pathname) => {
    expect(isPage(pathname, [folder])).toBe(false);
  });
});
