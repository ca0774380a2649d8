import { LOCALES, type Locale } from '@cursiv/shared-domain';
import { localizePath } from '@cursiv/shared-platform';
import type { ShownBanner } from './banner-reader.ts';

const WORDS: Record<Locale, { label: string; more: string; close: string }> = {
  ro: { label: 'Anunț', more: 'Află mai mult', close: 'Închide anunțul' },
  en: { label: 'Notice', more: 'Find out more', close: 'Close the notice' },
};

/** The page's language is the root element's, which follows a switch. */
export const BANNER_STYLE = `
#site-banner{background:var(--color-progress-wash);color:var(--color-progress-ink);font-size:var(--text-s);font-weight:550;line-height:1.5}
#site-banner aside{display:none;align-items:center;gap:var(--space-1);max-width:calc(70rem + 2*var(--gutter));margin-inline:auto;padding:var(--space-half) var(--gutter)}
:root[lang=ro] #site-banner [lang=ro],:root[lang=en] #site-banner [lang=en]{display:flex}
#site-banner p{flex:1;min-width:0;max-width:none;margin:0;overflow-wrap:anywhere}
#site-banner a{color:inherit;text-decoration:underline}
#site-banner button{flex:none;width:2.75rem;height:2.75rem;margin-inline-end:-.75rem;border:0;background:none;color:inherit;font:inherit;font-size:1.5rem;line-height:1;cursor:pointer}
#site-banner :focus-visible{outline-color:currentColor;outline-offset:-2px}
@media print{#site-banner{display:none}}
`;

/**
 * Takes a banner away before it shows, when this browser has closed it or a kept page is older than its end; and when somebody closes
 * it. A banner that is changed has another revision, and shows again.
 */
export const BANNER_SCRIPT = `
(() => {
  const banner = document.getElementById('site-banner');
  const { rev, until } = banner.dataset;
  const key = 'cursiv:banner';
  let closed;
  try {
    closed = localStorage.getItem(key);
  } catch {}
  if (closed === rev || Date.now() >= Date.parse(until)) return banner.remove();
  banner.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    try {
      localStorage.setItem(key, rev);
    } catch {}
    banner.remove();
  });
})();
`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

function inLanguage({ text, link }: ShownBanner['value'], locale: Locale): string {
  const { label, more, close } = WORDS[locale];
  const way = link && ` <a href="${escaped(localizePath(link, locale))}">${more}</a>`;
  return `<aside lang="${locale}" aria-label="${label}"><p>${escaped(text[locale])}${way}</p><button type="button" aria-label="${close}">×</button></aside>`;
}

/**
 * A banner in both languages, to stand before the page: it is there from the first paint on, so nothing moves, and costs the page no
 * code of its own.
 */
export const bannerHtml = ({ rev, value }: ShownBanner): string =>
  [
    `<style>${BANNER_STYLE}</style>`,
    `<div id="site-banner" data-rev="${rev}" data-until="${escaped(value.until ?? '')}">`,
    ...LOCALES.map((locale) => inLanguage(value, locale)),
    '</div>',
    `<script>${BANNER_SCRIPT}</script>`,
  ].join('\n');
