import { localizePath, splitLocale } from './locale-path.ts';

describe('locale paths (spec §2)', () => {
  it.each([
    ['/', 'ro', '/'],
    ['/courses/a', 'ro', '/courses/a'],
    ['/en', 'en', '/'],
    ['/en/courses/a', 'en', '/courses/a'],
    ['/english', 'ro', '/english'],
    ['/en/courses/', 'en', '/courses'],
    ['/en//evil.example/x', 'en', '/evil.example/x'],
    ['//evil.example', 'ro', '/evil.example'],
    ['/en/\\\\x//', 'en', '/x'],
    ['/en//', 'en', '/'],
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

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '\n//evil.example', '/ /evil.example'])(
    'never leave the site: %j',
    (path) => {
      for (const locale of ['ro', 'en'] as const) {
        expect(new URL(localizePath(path, locale), 'https://site.invalid').origin).toBe('https://site.invalid');
      }
    },
  );
});
