import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseFile } from '@cursiv/shared-platform';
import { SiteWatcher } from './live-site.ts';
import { renderedAnswer } from './page-answer.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const SHELL = `
exports.provided = { react: {} };
exports.render = async ({ section }) => ({
  status: 200, locale: 'ro', routeId: undefined, head: '', root: '<div id="root">' + section.buildId + '</div>',
});`;
const SECTION = `exports.section = { id: 'mf_public', buildId: 'next1' };`;

const fits: ReleaseFile = {
  schema: 1,
  section: 'mf_public',
  buildId: 'next1',
  builtAt: '',
  contract: { major: 1, minor: 1 },
  requires: { react: '^19.2.0' },
  routes: [],
  manifest: { metaData: { remoteEntry: { name: 'entry.js' } }, exposes: [] },
  integrity: { 'server.js': hashOf(SECTION) },
  firstView: { server: 'server.js', entry: [], pages: {}, messages: { ro: [], en: [] } },
};

let server: Server;
let asked: string[] = [];

/** A site on which one release of a section is live; resolves to how its page is answered. */
async function answerWith(release: ReleaseFile, minContract?: ReleaseFile['contract']) {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const releaseText = JSON.stringify(release);
  const entry = { origin, owns: ['/'], ...(minContract && { minContract }) };
  const shellRelease = {
    schema: 1,
    id: 'shell1',
    document:
      '<html lang="ro"><head><meta name="color-scheme" content="light dark"></head><div id="root"></div></html>',
    server: { file: 'assets/server.js', integrity: hashOf(SHELL) },
    styles: [],
    scripts: [],
    fonts: [],
  };
  const stable = { buildId: 'next1', integrity: hashOf(releaseText) };
  const files: Record<string, unknown> = {
    '/platform/registry.json': {
      schema: 1,
      revision: 1,
      sections: { mf_public: entry, mf_dashboard: entry, mf_admin: entry },
    },
    '/platform/config.json': {},
    '/builds/latest.json': { id: 'shell1' },
    '/builds/release/shell1.json': shellRelease,
    '/builds/meta/shell1.json': { id: 'shell1', contract: { major: 1, minor: 1 }, provides: { react: '19.3.1' } },
    '/assets/server.js': SHELL,
    '/current.json': { schema: 1, section: 'mf_public', revision: 1, stable, previous: [] },
    '/r/next1/release.json': releaseText,
    '/r/next1/server.js': SECTION,
  };
  asked = [];
  server.removeAllListeners('request').on('request', ({ url = '' }, response) => {
    asked.push(url);
    const file = files[url];
    if (file === undefined) response.writeHead(404).end();
    else response.end(typeof file === 'string' ? file : JSON.stringify(file));
  });
  const watcher = new SiteWatcher(origin);
  const [site, live] = [await watcher.site(), await watcher.release('mf_public')];
  if (!live) throw new Error('nothing is live');
  return renderedAnswer(site, live, '/', () => Promise.reject(new Error('no data')));
}

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => void server.close(resolve)));

describe('a page of the live release', () => {
  it('is rendered when the live shell can run the release', async () => {
    const answer = await answerWith(fits);
    expect(answer).toMatchObject({ status: 200, isRendered: true });
    expect(answer?.document).toContain('<div id="root">next1</div>');
  });

  it.each([
    [
      'a package that the shell has not',
      { requires: { react: '^99.0.0' } },
      'needs react ^99.0.0, the shell has 19.3.1',
    ],
    ['a contract that the shell does not know', { contract: { major: 1, minor: 2 } }, 'speaks contract 1.2'],
  ])(
    'is left to the browser when the release needs %s, and its code is not even fetched',
    async (_, change, reason) => {
      await expect(answerWith({ ...fits, ...change })).rejects.toThrow(reason);
      expect(asked).not.toContain('/r/next1/server.js');
    },
  );

  it('is left to the browser when the registry lets only newer contracts run', async () => {
    await expect(answerWith(fits, { major: 1, minor: 2 })).rejects.toThrow(
      'mf_public next1 must not run: its contract is older than the registry allows',
    );
  });
});
