import { matchRoutes } from 'react-router';
import type { Release } from '../../composition/finding/fetch-release.ts';
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

describe('the address of a language itself', () => {
  const entry = { origin: 'http://localhost:3001', owns: ['/'] };
  const routes = [{ id: 'home', path: '/', layout: 'default', guard: 'none' }];
  const release = { baseUrl: '', file: { section: 'mf_public', buildId: 'b1', routes } } as unknown as Release;

  function siteOver() {
    const host = new SectionHost({ schema: 1, revision: 1, sections: { mf_public: entry } });
    const payload = () => Promise.reject(new Error('not asked'));
    const router = createSite({ host, preload: () => undefined, payload }, true);
    const shownAt = (address: string) => matchRoutes(router.routes, address)?.map(({ route }) => route.id);
    return { host, shownAt };
  }

  it.each([
    ['/', 'ro'],
    ['/en', 'en'],
  ])('asks for the section that has its page while that is not known, and then is that page: %s', (address, locale) => {
    const { host, shownAt } = siteOver();
    expect(shownAt(address)).toContain(`mf_public:/*@${locale}`);
    host.adopt(release);
    expect(shownAt(address)).toContain(`mf_public:home@${locale}`);
    expect(shownAt(`${address}/nowhere`.replace('//', '/'))).toContain(`mf_public:/*@${locale}`);
  });
});
