import { returnAddress } from './return-address.ts';

describe('return address after signing in', () => {
  it.each(['/dashboard', '/en/courses/a?x=1#y', '/courses/%2F%2Fevil'])('keeps %s', (path) => {
    expect(returnAddress(path, '/home')).toBe(path);
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
    'javascript:alert(1)',
    '/login',
    '/en/register?returnTo=/x',
  ])('refuses %j', (value) => {
    expect(returnAddress(value, '/home')).toBe('/home');
  });
});
