import type { Banner } from '@cursiv/shared-domain';
import { bannerHtml } from './banner-html.ts';

const BANNER: Banner = {
  text: { ro: 'Revenim „vineri” & sâmbătă.', en: 'Back on Friday.' },
  link: '/courses?category=arts&level=beginner',
  from: '2026-12-01T08:00:00Z',
  until: '2026-12-03T08:00:00Z',
};
const html = (changes: Partial<Banner> = {}) => bannerHtml({ rev: 3, value: { ...BANNER, ...changes } });
const tags = (text: string) => [...text.matchAll(/<(\/?[a-z!]+)/gi)].map(([, name]) => name);

describe('the banner of a document', () => {
  it('says both texts, each with the link into its language', () => {
    expect(html()).toContain(
      '<aside lang="ro" aria-label="Anunț"><p>Revenim „vineri” &amp; sâmbătă. <a href="/courses?category=arts&amp;level=beginner">Află mai mult</a></p>',
    );
    expect(html()).toContain('<p>Back on Friday. <a href="/en/courses?category=arts&amp;level=beginner">');
    expect(html()).toContain('data-rev="3" data-until="2026-12-03T08:00:00Z"');
  });

  it('has no link without an address', () => {
    expect(html({ link: '' })).not.toContain('<a ');
  });

  it('is text and nothing else, whatever is stored', () => {
    const hostile = '<img src=x onerror="alert(1)"></aside><!-- <script>alert(\'1\')</script>';
    const shown = html({ text: { ro: hostile, en: hostile }, link: `/"><script>alert(1)</script>`, until: '"><b>' });
    expect(tags(shown)).toEqual(tags(html()));
    expect(shown).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(shown).toContain('href="/&quot;&gt;&lt;script&gt;');
  });
});
