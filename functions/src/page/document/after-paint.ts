/** How long the shell waits for a frame at most, in milliseconds: a tab that nobody sees has none. */
const LATEST_MS = 1_000;

/**
 * Runs at the end of a rendered document: starts the shell's scripts, which are on their way by then, once the page is whole and
 * has been painted, for to start them takes a slow device longer than to paint.
 */
export const AFTER_PAINT = `
(() => {
  const start = () => {
    for (const { href } of document.querySelectorAll('link[data-start]')) {
      if (document.querySelector('script[src="' + href + '"]')) continue;
      const script = document.createElement('script');
      script.async = false;
      script.src = href;
      document.head.append(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, ${LATEST_MS});
  });
})();
`;
