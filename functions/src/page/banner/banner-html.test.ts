/** @jest-environment jsdom */
import type { Banner } from '@cursiv/shared-domain';
import { BANNER_SCRIPT, bannerHtml } from './banner-html.ts';

const BANNER: Banner = {
  text: { ro: 'Revenim vineri.', en: 'Back on Friday.' },
  link: '/courses',
  from: '2026-12-01T08:00:00Z',
  until: '2026-12-03T08:00:00Z',
};

/** Puts a banner into the document as a browser does, and runs its script. */
function show(changes: Partial<Banner> = {}, rev = 3) {
  document.body.innerHTML = bannerHtml({ rev, value: { ...BANNER, ...changes } });
  // biome-ignore lint/security/noGlobalEval: the script of the document, as the browser runs it
  globalThis.eval(BANNER_SCRIPT);
  return document.getElementById('site-banner');
}
const inLanguage = (locale: string) => document.querySelector(`aside[lang=${locale}]`);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-02T08:00:00Z') });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the banner of a document', () => {
  it('says both texts, each with the link into its language', () => {
    show();
    expect(inLanguage('ro')?.querySelector('p')?.textContent).toBe('Revenim vineri. Află mai mult');
    const links = ['ro', 'en'].map((locale) => inLanguage(locale)?.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(['/courses', '/en/courses']);
  });

  it('is text and nothing else, whatever is stored', () => {
    const hostile = '<img src=x onerror="alert(1)"></aside></div><script>alert(1)</script>&amp;';
    show({ text: { ro: hostile, en: hostile }, link: '"><script>alert(1)</script>', until: '2026-12-03T08:00:00Z"><b>' });
    expect([...document.querySelectorAll('body *')].map(({ localName }) => localName).sort()).toEqual([
      ...['a', 'a', 'aside', 'aside', 'button', 'button', 'div', 'p', 'p', 'script', 'style'],
    ]);
    expect(inLanguage('ro')?.querySelector('p')?.textContent).toContain(hostile);
  });

  it('stays closed in this browser until it is changed', () => {
    show()?.querySelector('button')?.click();
    expect(document.getElementById('site-banner')).toBeNull();
    show();
    expect(document.getElementById('site-banner')).toBeNull();
    show({}, 4);
    expect(document.getElementById('site-banner')).not.toBeNull();
  });

  it('is not shown by a kept page after its end', () => {
    show({ until: '2026-01-01T00:00:00Z' });
    expect(document.getElementById('site-banner')).toBeNull();
  });
});
