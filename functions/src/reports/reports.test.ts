import { Allowance } from './allowance.ts';
import { entryOf } from './entry-of.ts';

describe('what browsers report', () => {
  it('is a failure with the builds that ran, without the address’s query', () => {
    const body = { message: 'x is undefined', stack: 'at a', page: '/courses?q=secret#x', builds: { shell: 'b1' } };
    expect(entryOf(body)).toEqual({
      message: 'In a browser: x is undefined',
      details: { stack: 'at a', page: '/courses', builds: { shell: 'b1' } },
    });
  });

  it('is what the policy has refused', () => {
    const report = {
      'document-uri': 'https://site.test/courses?q=secret',
      'blocked-uri': 'https://evil.test/x.js?y',
      'effective-directive': 'script-src-elem',
      'original-policy': 'left out',
      'source-file': 'https://site.test/a.js',
      'line-number': 3,
    };
    expect(entryOf({ 'csp-report': report })).toEqual({
      message: 'Refused by the policy: script-src-elem https://evil.test/x.js',
      details: { page: 'https://site.test/courses', source: 'https://site.test/a.js', line: 3 },
    });
    expect(entryOf({ 'csp-report': { ...report, 'source-file': 'moz-extension://a/b.js' } })).toBeUndefined();
  });

  it.each([undefined, null, [], 'text', {}, { message: 1, page: '/', builds: {} }, { 'csp-report': {} }])(
    'is not %j',
    (body) => expect(entryOf(body)).toBeUndefined(),
  );

  it('is cut to a length', () => {
    const { message } = entryOf({ message: 'x'.repeat(5_000), page: '/', builds: {} }) ?? {};
    expect(message?.length).toBeLessThan(1_100);
  });

  it('enters the log in a bound number', () => {
    let now = 0;
    const allowance = new Allowance(2, 1_000, () => now);
    expect([1, 2, 3].map(() => allowance.take())).toEqual([true, true, false]);
    now = 1_000;
    expect(allowance.take()).toBe(true);
  });
});
