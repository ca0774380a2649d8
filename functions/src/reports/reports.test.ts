import { senderOf } from '../allowance/sender-of.ts';
import { entryOf, type LogEntry } from './entry-of.ts';
import { FairSample } from './fair-sample.ts';

describe('what browsers report', () => {
  it('is a failure with the builds that ran, without the address’s query', () => {
    const body = { message: 'x is undefined', stack: 'at a', page: '/courses?q=secret#x', builds: { shell: 'b1' } };
    expect(entryOf(body)).toEqual({
      message: 'In a browser: x is undefined',
      details: { stack: 'at a', page: '/courses', builds: { shell: 'b1' } },
    });
  });

  it('names the call that failed, by which its line is found', () => {
    const found = (message: string) => entryOf({ message, page: '/', builds: {} })?.labels;
    expect(found('INTERNAL (request 0a1b2c3d): INTERNAL')).toEqual({ request: '0a1b2c3d' });
    expect(found('INTERNAL (request ana@exemplu.ro)')).toBeUndefined();
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

  it('is not that the database’s client may not look for a network elsewhere, which an outage makes every browser do', () => {
    const probe = {
      'document-uri': 'https://site.test/courses',
      'blocked-uri': 'https://www.google.com/images/cleardot.gif?zx=abc',
      'effective-directive': 'img-src',
    };
    expect(entryOf({ 'csp-report': probe })).toBeUndefined();
  });

  it.each([undefined, null, [], 'text', {}, { message: 1, page: '/', builds: {} }, { 'csp-report': {} }])(
    'is not %j',
    (body) => expect(entryOf(body)).toBeUndefined(),
  );

  it('is cut to a length', () => {
    const { message } = entryOf({ message: 'x'.repeat(5_000), page: '/', builds: {} }) ?? {};
    expect(message?.length).toBeLessThan(1_100);
  });
});

describe('the log of reports', () => {
  const ana = senderOf('203.0.113.7, 151.101.1.1');
  const report = (message: string, page = '/courses') => ({ message: `In a browser: ${message}`, details: { page } });
  /** Of one of many servers; each has a key of its own. */
  const sampleOf = (server: number) => new FairSample(() => 0, Buffer.alloc(32, server));
  const taken = (sample: FairSample, reports: LogEntry[], sender = ana) =>
    reports.filter((it) => sample.takes(it, sender)).length;
  const junk = (count: number, page?: string) =>
    Array.from({ length: count }, (_, index) => report(`junk number ${index}`, page));
  const words = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

  it('takes a flood of one kind for what it is, and hears others meanwhile', () => {
    const sample = sampleOf(1);
    expect(taken(sample, junk(1_000), senderOf('198.51.100.1, x'))).toBeLessThanOrEqual(3);
    expect(taken(sample, [report('x is undefined')])).toBe(1);
  });

  it('hears the same person’s genuine report after seventy others, however different each of them was', () => {
    const sample = sampleOf(1);
    taken(
      sample,
      Array.from({ length: 70 }, (_, index) => report(`junk ${words(index)}`)),
    );
    expect(taken(sample, [report('x is undefined')])).toBe(1);
  });

  it('is silenced by no chosen reports: what shares a slot with a genuine one here does not elsewhere', () => {
    const silencesOn = (server: number) => (index: number) => {
      const sample = sampleOf(server);
      taken(
        sample,
        Array.from({ length: 3 }, () => report(`junk ${words(index)}`)),
      );
      return taken(sample, [report('x is undefined')]) === 0;
    };
    const chosen = Array.from({ length: 2_000 }, (_, index) => index);
    expect(chosen.filter(silencesOn(1))).not.toEqual([]);
    expect(chosen.filter(silencesOn(1)).filter(silencesOn(2)).filter(silencesOn(3))).toEqual([]);
  });

  it('tells one part of the site from another', () => {
    const sample = sampleOf(1);
    taken(sample, junk(100, '/courses/a'));
    expect(taken(sample, junk(1, '/experts/b'))).toBe(1);
  });

  it('is bound, whatever comes from wherever, and open again a minute later', () => {
    let now = 0;
    const sample = new FairSample(() => now, Buffer.alloc(32, 1));
    const flood = () =>
      Array.from({ length: 5_000 }, (_, index) =>
        taken(sample, [report(`junk ${words(index)}`)], senderOf(`10.0.${index % 250}.${index % 7}, x`)),
      ).reduce((sum, one) => sum + one, 0);
    expect(flood()).toBeLessThanOrEqual(768);
    now = 60_000;
    expect(taken(sample, [report('x is undefined')])).toBe(1);
  });
});
