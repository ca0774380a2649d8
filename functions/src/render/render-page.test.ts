import { SiteWatcher } from '../site/live-site.ts';
import { KeptRenderings } from './kept-renderings.ts';
import { SectionProcesses } from './process/section-processes.ts';
import { renderPage } from './render-page.ts';
import { type Live, releaseKey, SmallSite, signatureOf, smallRelease } from './testing/small-site.ts';

const noData = () => Promise.reject(new Error('no data'));
const key = releaseKey();
const signed: Live = {
  release: smallRelease(),
  signature: (text) => signatureOf(key, 'mf_public', text),
  entry: { releaseKey: key.publicKey },
};

let site: SmallSite;
let processes: SectionProcesses;

beforeEach(async () => {
  site = new SmallSite();
  processes = new SectionProcesses();
  await site.start();
});

afterEach(async () => {
  await processes.stop();
  await site.stop();
});

/** The page of a site on which one release is live. */
async function pageOf(live: Live) {
  const { section } = live.release.file;
  const release = site.serve(live);
  const question = { address: '/', section, release, shell: 'shell1', menu: [] };
  return (await renderPage(question, new SiteWatcher(site.origin), { processes, kept: new KeptRenderings() }, noData))
    .page;
}

/** Why a release is not rendered; also checks that none of its code was even fetched. */
async function refusalOf(live: Live): Promise<string> {
  const reason = await pageOf(live).then(
    () => 'it was rendered',
    (error: Error) => error.message,
  );
  expect(site.asked).not.toContain('/r/next1/server.js');
  return reason;
}

describe('a release on the server', () => {
  it("is rendered when it is signed with its section's release key", async () => {
    expect(await pageOf(signed)).toMatchObject({ status: 200, root: '<div id="root">next1</div>' });
  });

  it('knows the configuration of the site, as the browser will', async () => {
    expect(await pageOf(signed)).toMatchObject({ head: 'small' });
  });

  it('is not rendered without a signature', async () => {
    const { signature: _none, ...unsigned } = signed;
    expect(await refusalOf(unsigned)).toContain('release.sig answered 404');
  });

  it.each([
    ['of somebody else', (text: string) => signatureOf(releaseKey(), 'mf_public', text)],
    ['of another release', () => signatureOf(key, 'mf_public', JSON.stringify(smallRelease({ builtAt: '2026' }).file))],
    ['for another section', (text: string) => signatureOf(key, 'mf_admin', text)],
    ['that is none', () => 'signed, honestly'],
  ])('is not rendered with a signature %s', async (_, signature) => {
    expect(await refusalOf({ ...signed, signature })).toBe(
      "mf_public next1 is not signed with the section's release key",
    );
  });

  it('is not rendered for a section for which the registry has no key, whoever has signed it', async () => {
    expect(await refusalOf({ ...signed, entry: {} })).toBe('the registry lets no release of mf_public be rendered');
  });

  it('is not rendered while the registry has switched its section off', async () => {
    const disabled = { ro: 'Revenim', en: 'Back soon' };
    expect(await refusalOf({ ...signed, entry: { ...signed.entry, disabled } })).toContain('lets no release');
  });

  it('does not pass for that of another section, even when both sign with one key', async () => {
    const foreign = smallRelease({ section: 'mf_admin' });
    const live = { ...signed, release: foreign, signature: (text: string) => signatureOf(key, 'mf_public', text) };
    expect(await refusalOf(live)).toBe("mf_admin next1 is not signed with the section's release key");
  });

  it('is not rendered with other code than was signed', async () => {
    const release = { ...signed.release, code: 'exports.section = { id: "mf_public", buildId: "next1", evil: 1 }' };
    await expect(pageOf({ ...signed, release })).rejects.toThrow('is not the file that its release names');
  });
});

describe('a release whose process ends', () => {
  it('is not tried again for a minute, and then it is', async () => {
    let now = 0;
    const all = new SectionProcesses(() => now);
    const run = () => all.of('mf_public', 'b1', 'key', async () => [{ name: 'shell', code: 'nothing (' }]);
    await expect(run()).rejects.toThrow();
    await expect(run()).rejects.toThrow('has ended');
    await expect(run()).rejects.toThrow('rests');
    now = 60_001;
    await expect(run()).rejects.toThrow('ended with');
    await all.stop();
  });

  it('is run again at once when it had served for a while', async () => {
    let now = 0;
    const all = new SectionProcesses(() => now);
    const code = [
      { name: 'shell', code: 'exports.provided = {}; exports.render = async () => ({});' },
      { name: 'section', code: "exports.section = { id: 'mf_public', buildId: 'b1' };" },
    ];
    const run = () => all.of('mf_public', 'b1', 'key', async () => code);
    const first = await run();
    first.stop('too much memory');
    now = 10_000;
    const second = await run();
    expect(second).not.toBe(first);
    expect(second.ended).toBeUndefined();
    await all.stop();
  });
});
