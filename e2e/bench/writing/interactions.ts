import type { Page } from '@playwright/test';

/** The browser tells of interactions that take at least this long, in milliseconds. */
const SHORTEST_MS = 16;
/** An interaction that takes so long is told of for certain, in milliseconds. */
const LONG_MS = 40;

interface Watched {
  interactions: Map<number, number>;
  /** What begins later is not counted. */
  closedAt: number;
  /** Whether the browser has told of something that began later. */
  isAllTold: boolean;
}

interface Watching {
  watched: Watched;
}

/** Runs in the page before its own scripts: notes how long every key press and click takes to its next paint. */
function observeInteractions(shortestMs: number): void {
  const interactions = new Map<number, number>();
  const watched: Watched = { interactions, closedAt: Number.POSITIVE_INFINITY, isAllTold: false };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration, startTime } = entry as PerformanceEntry & { interactionId: number };
      if (startTime >= watched.closedAt) watched.isAllTold = true;
      else if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: shortestMs } as PerformanceObserverInit);
}

/** Lets a page note its interactions; call it before opening the page. */
export const watchInteractions = (page: Page) => page.addInitScript(observeInteractions, SHORTEST_MS);

/** Resolves once what was done last is painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Counts nothing more. The browser tells in order, so all before is told when it tells of one more press, which takes long. */
async function allTold(page: Page): Promise<void> {
  await page.evaluate((longMs) => {
    const linger = () => {
      const end = performance.now() + longMs;
      while (performance.now() < end);
    };
    window.addEventListener('keydown', linger, { once: true, capture: true });
    (window as unknown as Watching).watched.closedAt = performance.now();
  }, LONG_MS);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => (window as unknown as Watching).watched.isAllTold);
}

/**
 * Milliseconds from each of `count` key presses or clicks to the next paint, as the browser measures them (in steps of
 * 8); the shortest, of which it does not tell, count as 16.
 */
export async function interactionsIn(page: Page, count: number, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const { watched } = window as unknown as Watching;
    watched.interactions.clear();
    Object.assign(watched, { closedAt: Number.POSITIVE_INFINITY, isAllTold: false });
  });
  await act();
  await allTold(page);
  const told = await page.evaluate(() => [...(window as unknown as Watching).watched.interactions.values()]);
  return [...told, ...Array<number>(Math.max(0, count - told.length)).fill(SHORTEST_MS)];
}
