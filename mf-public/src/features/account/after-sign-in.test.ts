import { afterSignIn } from './after-sign-in.ts';

describe('afterSignIn', () => {
  it.each([
    ['/courses/better-sleep?enroll=1', '/courses/better-sleep?enroll=1'],
    ['/en/courses/better-sleep#outline', '/courses/better-sleep#outline'],
    ['/en?x=1', '/?x=1'],
    [null, '/dashboard'],
    ['https://elsewhere.test/', '/dashboard'],
    ['//elsewhere.test', '/dashboard'],
    ['/en//elsewhere.test/x', '/dashboard'],
    ['/\\elsewhere.test', '/dashboard'],
    ['/en/\\x', '/dashboard'],
    ['/%2F%2Felsewhere.test', '/dashboard'],
    ['/en/login?returnTo=/', '/dashboard'],
  ])('leads from %s to %s', (returnTo, target) => {
    expect(afterSignIn(returnTo)).toBe(target);
  });
});
