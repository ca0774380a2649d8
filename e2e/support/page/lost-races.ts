import type { Page, Response } from '@playwright/test';

const COMMIT = 'documents:commit';

/** What Firestore answers when others have written meanwhile; the product reads again and tries once more. */
const LOST: readonly unknown[] = ['ABORTED', 'FAILED_PRECONDITION', 'ALREADY_EXISTS'];
/** What it answers where a rule compares the write with what others have changed meanwhile: the rules are judged before the race. */
const MAY_BE_LOST = 'PERMISSION_DENIED';

/** The documents of a commit. */
function documentsOf(response: Response): string {
  const { writes } = response.request().postDataJSON() as { writes: { update?: { name: string }; delete?: string }[] };
  return JSON.stringify(writes.map(({ update, delete: deleted }) => update?.name ?? deleted));
}

async function statusOf(response: Response): Promise<unknown> {
  const [answer] = [await response.json().catch(() => undefined)].flat() as [{ error?: { status?: unknown } }?];
  return answer?.error?.status;
}

/**
 * Watches a page's commits from now on. The returned function takes the lines of its console and gives those that are not about a
 * commit that lost a race: the browser prints each refused request. One that the rules have refused has lost a race if the same
 * documents were taken later.
 */
export function watchLostRaces(page: Page): (lines: readonly string[]) => Promise<string[]> {
  const commits: { isTaken: boolean; documents: string; status: Promise<unknown> }[] = [];
  page.on('response', (response) => {
    if (!response.url().includes(COMMIT)) return;
    const isTaken = response.status() < 400;
    const status = isTaken ? Promise.resolve(undefined) : statusOf(response);
    commits.push({ isTaken, documents: documentsOf(response), status });
  });
  return async (lines) => {
    const statuses = await Promise.all(commits.map(({ status }) => status));
    const isTakenAfter = (index: number) =>
      commits.slice(index + 1).some(({ isTaken, documents }) => isTaken && documents === commits[index]?.documents);
    let lost = statuses.filter(
      (status, index) => LOST.includes(status) || (status === MAY_BE_LOST && isTakenAfter(index)),
    ).length;
    return lines.filter((line) => !line.includes(COMMIT) || --lost < 0);
  };
}
