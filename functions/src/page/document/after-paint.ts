/** How long the shell waits for a quiet moment at most once the document stands, in milliseconds. */
const LATEST_MS = 4_000;

/** What shows that somebody turns to the page: code that answers them must not wait any longer. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/**
 * Runs at the end of a rendered document, which reads and links without scripts: asks for the page's scripts and starts the
 * shell as soon as somebody turns to the page, or else once it has loaded and the browser is idle. For a person who seems
 * signed in it starts after the first paint, because the page then shows what is theirs.
 */
export const AFTER_PAINT = `
(() => {
  const page = document.querySelector('template[data-scripts]').content;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const own = [...page.querySelectorAll('[data-start]')].map(({ href }) => href);
    document.head.append(page);
    for (const src of own) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  // To start the scripts takes a slow device longer than to paint.
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  for (const sign of ${JSON.stringify(SIGNS)}) addEventListener(sign, startAfterPaint, { once: true, capture: true, passive: true });
  addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.dataset.seems) startAfterPaint();
    // A tab that nobody sees has no frames, and a file that never arrives keeps the document from loading.
    setTimeout(start, ${LATEST_MS});
  });
  // Safari has no idle callback.
  addEventListener('load', () => globalThis.requestIdleCallback ? requestIdleCallback(start) : startAfterPaint());
})();
`;
