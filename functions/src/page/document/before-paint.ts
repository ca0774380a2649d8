import { detectLocale } from '@cursiv/shared-platform';
import { ACTS, isTheirs, TOUCHES } from './touches.ts';

/**
 * Runs in a rendered document before anything shows. The first visit of `/` goes to the remembered or the browser's language
 * (spec §4), and a person who seems signed in is not shown the ways in (spec §3). A form that only the page's code can answer is
 * not sent before that code runs: it waits in `earlyForm`, and the shell sends it then; so does the last press on another button,
 * in `earlyPress`. Until then links and searches are the browser's, although the shell may run already. `data-touched` notes that
 * somebody has turned to the page, and whether they want an answer of it (`shared-ui/src/loading/when-touched.ts`).
 */
export const BEFORE_PAINT = `
(() => {
  const root = document.documentElement;
  const waits = () => 'pageWaits' in root.dataset;
  const isAlive = (target) => 'authHydrated' in root.dataset && !(waits() && target.closest('main'));
  addEventListener('submit', (event) => {
    if (event.target.hasAttribute('action')) {
      if (waits()) event.stopImmediatePropagation();
      return;
    }
    if (isAlive(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    globalThis.earlyForm = event.target;
  }, true);
  addEventListener('click', (event) => {
    if (waits() && event.target.closest('a[href]')) event.stopImmediatePropagation();
    if (isAlive(event.target)) return;
    globalThis.earlyPress = event.target.closest('button[type=button]:not([popovertarget])') ?? undefined;
  }, true);
  const touch = (event) => {
    if (${JSON.stringify(ACTS)}.includes(event.type) && event.target.closest('main') && !event.target.closest('a[href]'))
      root.dataset.touched = 'acted';
    else if (!root.dataset.touched && (${isTheirs})(event)) root.dataset.touched = 'seen';
  };
  for (const name of ${JSON.stringify(TOUCHES)}) addEventListener(name, touch, { capture: true, passive: true });
  if (document.cookie.split('; ').includes('auth-logged-in=true')) root.dataset.seems = 'signed-in';
  if (location.pathname !== '/') return;
  if ((${detectLocale})(document.cookie, navigator.languages) !== 'en') return;
  root.style.visibility = 'hidden';
  location.replace('/en' + location.search + location.hash);
})();
`;
