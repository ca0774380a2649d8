import { returnAddress } from './return-address.ts';

describe('return address after signing in', () => {
  it.each(['/dashboard', '/en/courses/a?x=1#y', '/courses/a%20b'])('keeps %s', (path) => {
    expect(returnAddress(path, '/home')).toBe(path);
  });
  it('takes the form in which the site writes the address', () => {
    expect(returnAddress('/EN/courses/?x=1', '/home')).toBe('/en/courses?x=1');
  });
  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/en//evil.example',
    '/en//x',
    '/en/\\x',
    '/EN//x',
    '/%65n//x',
    '/courses/%2F%2Fevil',
    '/en/..//evil.example',
    '//',
    '/%',
    'javascript:alert(1)',
    '/login',
    '/login/',
    '/EN/LOGIN',
    '/en/register?returnTo=/x',
  ])('refuses %j', (value) => {
    expect(returnAddress(value, '/home')).toBe('/home');
  });
});
