import { detectLocale } from '@cursiv/shared-platform';

/**
 * Runs in a rendered document before anything shows. The first visit of `/` goes to the remembered or the browser's language
 * (spec §4), and a person who seems signed in is not shown the ways in (spec §3). A form that only the page's code can answer is
 * not sent before that code runs: it waits in `earlyForm`, and the shell sends it then; so does the last press on another button,
 * in `earlyPress`. That somebody has pressed anything is noted in `data-touched`, for code that waits for a touch
 * (`shared-ui/src/text/prose/when-touched.ts`).
 */
export const BEFORE_PAINT = `
(() => {
  const root = document.documentElement;
  addEventListener('submit', (event) => {
    if (event.target.hasAttribute('action') || 'authHydrated' in root.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    globalThis.earlyForm = event.target;
  }, true);
  addEventListener('click', (event) => {
    if ('authHydrated' in root.dataset) return;
    globalThis.earlyPress = event.target.closest('button[type=button]:not([popovertarget])') ?? undefined;
  }, true);
  for (const sign of ['pointerdown', 'keydown']) {
    addEventListener(sign, () => { root.dataset.touched = ''; }, { once: true, capture: true, passive: true });
  }
  if (document.cookie.split('; ').includes('auth-logged-in=true')) root.dataset.seems = 'signed-in';
  if (location.pathname !== '/') return;
  if ((${detectLocale})(document.cookie, navigator.languages) !== 'en') return;
  root.style.visibility = 'hidden';
  location.replace('/en' + location.search + location.hash);
})();
`;
