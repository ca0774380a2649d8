import { parseRegistry } from '@cursiv/shared-platform';
import { MadeUpSite } from '../testing/made-up-site.ts';
import { registryCommand } from './registry-command.ts';

const FILE = 'shell/platform/registry.json';

let site: MadeUpSite;
const registry = () => parseRegistry(JSON.parse(site.read(FILE)));

/** Runs the command on the section; resolves to its message. */
const run = (...args: string[]) =>
  registryCommand([
    'mf-public',
    ...args,
    ...['--registry', site.at(FILE), '--site', site.at('section'), '--shell', site.at('shell')],
  ]);

/** Expects a refusal that leaves the registry unchanged. */
async function expectRefused(args: string[], words: string): Promise<void> {
  const before = site.read(FILE);
  await expect(run(...args)).rejects.toThrow(words);
  expect(site.read(FILE)).toBe(before);
}

beforeEach(() => {
  site = new MadeUpSite();
});

afterEach(() => site.remove());

describe('the command for the registry', () => {
  it('names a new section, once its release runs within its prefixes', async () => {
    site.write('shell/platform/registry.json', { schema: 1, revision: 7, sections: {} });
    await expectRefused(['add', 'https://public.test'], 'name the path prefixes');
    await expectRefused(['add', 'public.test', '--owns', '/'], 'name the origin');
    const routes = [{ id: 'desk', path: '/desk', guard: 'none', layout: 'default' } as const];
    site.point(site.release('b3', { routes }));
    await expectRefused(['add', 'https://public.test', '--owns', '/news'], 'claims /desk outside its prefixes');
    await run('add', 'https://public.test', '--owns', '/desk,/news');
    expect(registry()).toMatchObject({ revision: 8, sections: { mf_public: { owns: ['/desk', '/news'] } } });
    await expectRefused(['add', 'https://public.test', '--owns', '/desk'], 'the registry names mf_public already');
  });

  it('pins a kept release by its hash, and lets go of it', async () => {
    expect(await run('pin', 'b1')).toBe(
      "mf_public runs b1, whatever its pointer says (registry revision 8, live with the shell's next deploy)",
    );
    expect(registry()).toMatchObject({ revision: 8, sections: { mf_public: { pin: site.release('b1') } } });
    expect(await run('status')).toContain('pinned    b1');
    await run('unpin');
    expect(registry().sections.mf_public).not.toHaveProperty('pin');
    expect(registry().revision).toBe(9);
    await expectRefused(['unpin'], 'nothing is pinned');
  });

  it('pins nothing that is not kept, not whole, or does not run', async () => {
    await expectRefused(['pin'], 'name the release');
    await expectRefused(['pin', 'b9'], 'b9 is not among the kept releases');
    site.point(
      site.release('b2'),
      site.release('b1', { requires: { react: { version: '19.2.0', names: ['use', 'useNewest'] } } }),
    );
    await expectRefused(['pin', 'b1'], 'mf_public b1 would not run: needs useNewest of react, the shell has none');
    site.point(site.release('b2'), site.release('b1'));
    site.write('section/r/b1/entry.js', 'tampered');
    await expectRefused(['pin', 'b1'], 'entry.js has other bytes than its hash');
    site.release('b1', { builtAt: 'later' });
    await expectRefused(['pin', 'b1'], 'has other bytes than are named');
  });

  it('switches a section off with texts in both languages, even when its site is gone, and on again only when it runs', async () => {
    await expectRefused(['disable', '--ro', 'Revenim la ora 14.'], 'in both languages');
    await expectRefused(['disable', '--ro', 'Revenim la ora 14.', '--en', ' '], 'in both languages');
    site.remove('section/current.json');
    await run('disable', '--ro', 'Revenim la ora 14.', '--en', 'Back at 2 pm.');
    expect(registry().sections.mf_public?.disabled).toEqual({ ro: 'Revenim la ora 14.', en: 'Back at 2 pm.' });
    await expectRefused(['enable'], 'has no current.json');
    site.point(site.release('b2'), site.release('b1'));
    await run('enable');
    expect(registry()).toMatchObject({ revision: 9 });
    expect(registry().sections.mf_public).not.toHaveProperty('disabled');
    await expectRefused(['enable'], 'it is not switched off');
  });

  it('raises the oldest contract that may run as far as what is live speaks it', async () => {
    await expectRefused(['min-contract', '1'], 'min-contract <major.minor>');
    await expectRefused(
      ['min-contract', '1.1'],
      'mf_public b2 would not run: its contract is older than the registry allows',
    );
    site.point(site.release('b3', { contract: { major: 1, minor: 1 } }), site.release('b2'));
    await run('min-contract', '1.1');
    expect(registry().sections.mf_public?.minContract).toEqual({ major: 1, minor: 1 });
    await expectRefused(['pin', 'b2'], 'its contract is older than the registry allows');
    await run('min-contract', 'none');
    expect(registry().sections.mf_public).not.toHaveProperty('minContract');
  });

  it('moves a section to another origin', async () => {
    await expectRefused(['move', 'https://elsewhere.test/path'], 'name the origin without a path');
    expect(await run('move', 'https://elsewhere.test')).toContain('run npm run policy');
    expect(registry().sections.mf_public?.origin).toBe('https://elsewhere.test');
  });

  it('leaves the other sections as they are and refuses what it does not know', async () => {
    const { mf_dashboard, mf_admin } = registry().sections;
    await run('pin', 'b1');
    expect(registry().sections).toMatchObject({ mf_dashboard, mf_admin });
    await expectRefused(['remove'], 'name what to do');
    site.write(FILE, { schema: 1, revision: 1, sections: {} });
    await expectRefused(['pin', 'b1'], 'the registry does not name mf_public');
  });

  it('switches the service worker off and on', async () => {
    const worker = (to: string) => registryCommand(['worker', to, '--registry', site.at(FILE)]);
    expect(await worker('off')).toContain('the service worker is off (registry revision 8');
    expect(registry()).toMatchObject({ worker: 'off', sections: { mf_public: {} } });
    await worker('on');
    expect(registry()).not.toHaveProperty('worker');
    await expect(worker('away')).rejects.toThrow('worker off|on');
  });
});
