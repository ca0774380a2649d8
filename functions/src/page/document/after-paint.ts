import { isTheirs, TURNS } from './touches.ts';

/** How long the shell waits for a quiet moment at most once the document stands, in milliseconds. */
const LATEST_MS = 4_000;

/**
 * Runs at the end of a rendered document, which reads and links without scripts: asks for the page's scripts and starts the
 * shell as soon as somebody turns to the page, or else once it has loaded and the browser is idle. For a person who seems
 * signed in it starts after the first paint, because the page then shows what is theirs. The code of a page that
 * can wait for a touch is asked for with them by whoever has touched it, or seems signed in; else the shell asks for it then.
 */
export const AFTER_PAINT = `
(() => {
  const root = document.documentElement;
  const scripts = document.querySelector('template[data-scripts]').content;
  const code = document.querySelector('template[data-code]');
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const own = [...scripts.querySelectorAll('[data-start]')].map(({ href }) => href);
    document.head.append(scripts);
    if (code && (code.dataset.code !== 'touch' || 'touched' in root.dataset || 'seems' in root.dataset)) document.head.append(code.content);
    for (const src of own) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  // To start the scripts takes a slow device longer than to paint.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const turn of ${JSON.stringify(TURNS)}) {
    addEventListener(turn, (event) => { if (!isStarted && (${isTheirs})(event)) startAfterPaint(); }, { capture: true, passive: true });
  }
  addEventListener('DOMContentLoaded', () => {
    if (root.dataset.seems) startAfterPaint();
    // A tab that nobody sees has no frames, and a file that never arrives keeps the document from loading.
    setTimeout(start, ${LATEST_MS});
  });
  // Safari has no idle callback.
  addEventListener('load', () => globalThis.requestIdleCallback ? requestIdleCallback(start) : startAfterPaint());
})();
`;
