import { countRounds } from '@cursiv/platform-tools/page-budget';
import type { Page, Request } from '@playwright/test';

/** Does something and counts the network rounds to the site until `isDone` resolves. */
export async function roundsOf(page: Page, act: () => Promise<void>, isDone: () => Promise<void>): Promise<number> {
  const started = new Map<Request, number>();
  const spans: { start: number; end: number }[] = [];
  page.on('request', (request) => {
    // The icon is the browser's own wish and no page waits for it.
    if (/^http:\/\/localhost:300\d\/(?!favicon)/.test(request.url())) started.set(request, performance.now());
  });
  page.on('requestfinished', (request) => {
    const start = started.get(request);
    if (start !== undefined) spans.push({ start, end: performance.now() });
  });
  await act();
  await isDone();
  return countRounds(spans);
}
