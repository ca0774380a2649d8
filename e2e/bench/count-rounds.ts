import type { Page, Request } from '@playwright/test';

interface Span {
  start: number;
  end: number;
}

/** The longest chain of requests, each sent after the previous one had ended. */
export function countRounds(requests: Span[]): number {
  const rounds: { end: number; count: number }[] = [];
  for (const { start, end } of requests.toSorted((a, b) => a.end - b.end)) {
    const before = rounds.filter((round) => round.end <= start).map((round) => round.count);
    rounds.push({ end, count: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...rounds.map((round) => round.count));
}

/** Performs an action and counts the network rounds to the site until `isDone` resolves. */
export async function roundsOf(page: Page, act: () => Promise<void>, isDone: () => Promise<void>): Promise<number> {
  const started = new Map<Request, number>();
  const spans: Span[] = [];
  page.on('request', (request) => {
    // The browser requests the icon by itself, and no page waits for it.
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
