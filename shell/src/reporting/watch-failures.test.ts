import { takeReports } from '@cursiv/shared-platform/shell';
import { watchFailures } from './watch-failures.ts';

const reports: { error: unknown; isUncaught: unknown }[] = [];
beforeAll(watchFailures);
beforeEach(() => {
  reports.length = 0;
  takeReports((error, { isUncaught }) => reports.push({ error, isUncaught }));
});

/** An error of the page, as a browser reports it to the window. */
const fail = (error: unknown, filename: string, message = String(error)) =>
  window.dispatchEvent(new ErrorEvent('error', { error, filename, message }));

const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }));

const withStack = (stack: string) => Object.assign(new Error('x'), { stack });

const SITE = 'https://site.test/assets/shell.js';

describe('failures that nobody catches', () => {
  it('are reported from handlers, timers and promises', () => {
    const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
    fail(thrown, SITE);
    reject(rejected);
    reject(undefined);
    fail(undefined, SITE, 'ResizeObserver loop');
    expect(reports.map(({ error }) => error)).toEqual([thrown, rejected, undefined, 'ResizeObserver loop']);
    expect(reports.every(({ isUncaught }) => isUncaught === true)).toBe(true);
  });

  it('are not the site’s when they come from an extension or have no source', () => {
    fail(new Error('x'), 'chrome-extension://abc/content.js');
    fail(withStack('Error: x\n    at a (moz-extension://abc/b.js:1:2)'), SITE);
    reject(withStack('Error: x\n    at safari-web-extension://abc/b.js:1:2'));
    fail(null, '', 'Script error.');
    expect(reports).toEqual([]);
  });
});
