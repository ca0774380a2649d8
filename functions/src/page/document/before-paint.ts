/**
 * Runs in a rendered document before anything shows. The first visit of `/` goes to the remembered or the browser's language
 * (spec §4; the plain document's code decides the same with `detectLocale`), and whoever seems signed in is not shown the ways
 * in (spec §3). A form that only the page's code can answer is not sent before that is there: it waits in `earlyForm`, and the
 * shell sends it then.
 */
export const BEFORE_PAINT = `
(() => {
  const cookie = (name) => document.cookie.split('; ').find((entry) => entry.startsWith(name + '='))?.split('=')[1];
  const isSpoken = (tag) => tag === 'ro' || tag === 'en';
  const root = document.documentElement;
  addEventListener('submit', (event) => {
    if (event.target.hasAttribute('action') || 'authHydrated' in root.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    globalThis.earlyForm = event.target;
  }, true);
  if (cookie('auth-logged-in') === 'true') root.dataset.seems = 'signed-in';
  if (location.pathname !== '/') return;
  const kept = cookie('i18n_redirected');
  const wanted = isSpoken(kept) ? kept : navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isSpoken);
  if (wanted !== 'en') return;
  root.style.visibility = 'hidden';
  location.replace('/en' + location.search + location.hash);
})();
`;
