import { SectionHost } from '../../composition/section-host.ts';
import { createSite } from './create-site.ts';

/** Where the router of a page would scroll it, which was left at 1099 pixels before. */
function scrolledTo(isRendered: boolean) {
  const host = new SectionHost({ schema: 1, revision: 1, sections: {} });
  const payload = () => Promise.reject(new Error('not asked'));
  const router = createSite({ host, preload: () => undefined, payload }, isRendered);
  router.enableScrollRestoration({ [router.state.location.key]: 1099 }, () => 0);
  return router.state.restoreScrollPosition;
}

describe('the router of the site', () => {
  it('leaves a page that the server rendered where its reader has it', () => {
    expect(scrolledTo(true)).toBe(false);
  });

  it('brings a page that it makes itself to where its reader left it', () => {
    expect(scrolledTo(false)).toBe(1099);
  });
});
