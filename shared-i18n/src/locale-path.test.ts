import { localizePath, splitLocale } from './locale-path.ts';

describe('locale paths (spec §2)', () => {
  it.each([
    ['/', 'ro', '/'],
    ['/courses/a', 'ro', '/courses/a'],
    ['/en', 'en', '/'],
    ['/en/courses/a', 'en', '/courses/a'],
    ['/english', 'ro', '/english'],
  ])('reads %s as %s and %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it.each([
    ['/', '/en'],
    ['/?q=1', '/en?q=1'],
    ['/courses?q=1#top', '/en/courses?q=1#top'],
  ])('writes %s in English as %s and in Romanian unchanged', (path, english) => {
    expect(localizePath(path, 'en')).toBe(english);
    expect(localizePath(path, 'ro')).toBe(path);
  });
});
