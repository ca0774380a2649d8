import type { MenuEntry, MenuName } from '@cursiv/shared-platform';
import { SmallSite, smallRelease } from '../render/testing/small-site.ts';
import { SiteWatcher } from './live-site.ts';
import { menuFor, siteMenu } from './site-menu.ts';

const label = { ro: 'Cursuri', en: 'Courses' };
const page = { id: 'courses', path: '/courses', guard: 'none', layout: 'default' } as const;
const withMenu = { routes: [page], menu: [{ menu: 'default', route: 'courses', label, order: 10 } as const] };

let site: SmallSite;
beforeEach(async () => {
  site = new SmallSite();
  await site.start();
});
afterEach(() => site.stop());

/** What leads to the pages of a section with one release, in the menus of the site. */
async function linksTo(change: object, entry = {}): Promise<string[]> {
  site.serve({ release: smallRelease({ ...withMenu, ...change }), entry });
  const watch = new SiteWatcher(site.origin);
  return (await siteMenu(await watch.site(), watch)).map(({ path }) => path);
}

describe('the menus of the site', () => {
  it('lead to the pages of every section that answers', async () => {
    expect(await linksTo({})).toEqual(['/courses']);
  });

  it('still lead to a section that is switched off, or that the shell cannot run yet: its pages say so', async () => {
    expect(await linksTo({}, { disabled: { ro: 'Revenim', en: 'Back soon' } })).toEqual(['/courses']);
    expect(await linksTo({ contract: { major: 9, minor: 0 } })).toEqual(['/courses']);
  });

  it('have nothing of a release that claims pages of another section', async () => {
    expect(await linksTo({ routes: [page, { ...page, id: 'desk', path: '/desk' }] })).toEqual([]);
  });
});

describe('the menus of a page', () => {
  it('are those of the site and of the area of its own section', () => {
    const entry = (section: string, menu: MenuName): MenuEntry => ({
      ...{ section, menu, path: '/', guard: 'none', label, order: 1 },
    });
    const menus = ['default', 'footer', 'account', 'dashboard', 'admin'] as const;
    const entries = [...menus.map((menu) => entry('mf_public', menu)), entry('mf_admin', 'admin')];
    expect(menuFor('mf_public', entries).map(({ section }) => section)).not.toContain('mf_admin');
    expect(menuFor('mf_admin', entries).map(({ menu }) => menu)).toEqual(['default', 'footer', 'account', 'admin']);
  });
});
