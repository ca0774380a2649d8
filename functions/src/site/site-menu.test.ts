import { SmallSite, smallRelease } from '../render/testing/small-site.ts';
import { SiteWatcher } from './live-site.ts';
import { siteMenu } from './site-menu.ts';

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
