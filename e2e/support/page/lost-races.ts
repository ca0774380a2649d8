import type { Page } from '@playwright/test';

const COMMIT = 'documents:commit';

/** What Firestore answers when others have written meanwhile; the product reads again and tries once more. */
const LOST: readonly unknown[] = ['ABORTED', 'FAILED_PRECONDITION', 'ALREADY_EXISTS'];

async function isLost(body: Promise<unknown>): Promise<boolean> {
  const [answer] = [await body.catch(() => undefined)].flat() as [{ error?: { status?: unknown } } | undefined];
  return LOST.includes(answer?.error?.status);
}

/**
 * Watches a page's commits from now on. The returned function takes the lines of its console and gives those that are not about a
 * commit that lost a race: the browser prints each refused request.
 */
export function watchLostRaces(page: Page): (lines: readonly string[]) => Promise<string[]> {
  const refused: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (response.url().includes(COMMIT) && response.status() >= 400) refused.push(isLost(response.json()));
  });
  return async (lines) => {
    let lost = (await Promise.all(refused)).filter(Boolean).length;
    return lines.filter((line) => !line.includes(COMMIT) || --lost < 0);
  };
}
