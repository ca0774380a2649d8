import type { ReleaseFile } from '@cursiv/shared-platform';
import { KeptRenderings } from '../render/kept-renderings.ts';
import { SectionProcesses } from '../render/process/section-processes.ts';
import { renderPage } from '../render/render-page.ts';
import { releaseKey, SmallSite, signatureOf, smallRelease } from '../render/testing/small-site.ts';
import { SiteWatcher } from '../site/live-site.ts';
import { BANNER_SCRIPT, BANNER_STYLE } from './banner/banner-html.ts';
import type { ShownBanner } from './banner/banner-reader.ts';
import { renderedAnswer } from './page-answer.ts';

const key = releaseKey();

let site: SmallSite;
let processes: SectionProcesses;

/** A site on which one release of a section is live; resolves to how its page is answered. */
async function answerWith(
  change: Partial<ReleaseFile> = {},
  minContract?: ReleaseFile['contract'],
  banner?: ShownBanner,
) {
  site.serve({
    release: smallRelease(change),
    signature: (text) => signatureOf(key, 'mf_public', text),
    entry: { releaseKey: key.publicKey, ...(minContract && { minContract }) },
  });
  const watcher = new SiteWatcher(site.origin);
  const [live, release] = [await watcher.site(), await watcher.release('mf_public')];
  if (!release) throw new Error('nothing is live');
  const noData = () => Promise.reject(new Error('no data'));
  return renderedAnswer({ ...live, banner }, release, { address: '/', menu: [] }, (question) =>
    renderPage(question, watcher, { processes, kept: new KeptRenderings() }, noData),
  );
}

beforeEach(async () => {
  site = new SmallSite();
  processes = new SectionProcesses();
  await site.start();
});

afterEach(async () => {
  await processes.stop();
  await site.stop();
});

describe('a page of the live release', () => {
  it('is rendered when the live shell can run the release', async () => {
    const answer = await answerWith();
    expect(answer).toMatchObject({ status: 200, isRendered: true });
    expect(answer?.document).toContain('<div id="root">next1</div>');
  });

  it('carries the banner with a script and a style that its policy knows, and neither without one', async () => {
    const text = { ro: 'Vineri.', en: 'Friday.' };
    const value = { text, link: '', from: '2026-12-01T08:00:00Z', until: '2026-12-03T08:00:00Z' };
    const answer = await answerWith({}, undefined, { rev: 1, value });
    expect(answer?.document).toContain('<p>Vineri.</p>');
    expect(answer?.inline.scripts).toContain(BANNER_SCRIPT);
    expect(answer?.inline.styles).toContain(BANNER_STYLE);
    const without = await answerWith();
    expect(without?.document).not.toContain('site-banner');
    expect(without?.inline.scripts).not.toContain(BANNER_SCRIPT);
  });

  it.each([
    [
      'a name that the shell has not',
      { requires: { react: { version: '19.2.0', names: ['useNewest'] } } },
      'needs useNewest of react, the shell has none',
    ],
    ['pages that are not its own', { routes: [{ path: '/desk' } as never] }, 'claims /desk outside its prefixes'],
    ['a contract that the shell does not know', { contract: { major: 1, minor: 2 } }, 'speaks contract 1.2'],
  ])(
    'is left to the browser when the release needs %s, and its code is not even fetched',
    async (_, change, reason) => {
      await expect(answerWith(change)).rejects.toThrow(reason);
      expect(site.asked).not.toContain('/r/next1/server.js');
    },
  );

  it('is left to the browser when the registry lets only newer contracts run', async () => {
    await expect(answerWith({}, { major: 1, minor: 2 })).rejects.toThrow(
      'mf_public next1 must not run: its contract is older than the registry allows',
    );
  });
});
