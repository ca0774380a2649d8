import { versionReport } from '../inspector/version-report.ts';
import { sendReport } from './send-report.ts';

const failure = (error: unknown) =>
  sendReport({ error, context: { typed: 'secret' }, path: location.pathname, versions: versionReport(), at: 0 });

describe('reports to the site’s log', () => {
  it('name the failure, the page and the builds, nothing that was typed, and end after some', () => {
    const sent: [string, string][] = [];
    const sendBeacon = (url: string, body: string) => sent.push([url, body]) > 0;
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
    history.replaceState(null, '', '/courses?q=secret');
    const cause = new Error('broken');
    failure(new Error('section is crashed', { cause }));
    expect(sent.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
      [
        '/reports',
        { message: 'section is crashed: broken', stack: cause.stack, page: '/courses', builds: { shell: 'test' } },
      ],
    ]);
    failure(new Error('section is crashed', { cause }));
    expect(sent).toHaveLength(1);
    for (let index = 0; index < 30; index += 1) failure(index);
    expect(sent).toHaveLength(10);
    expect(sent.join()).not.toContain('secret');
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});
