import { AppError, type BusyCalendarProblem } from '@cursiv/shared-domain';
import { isDevelopersMachine } from '../../developers-machine.ts';
import { askChecked, INTERNET } from '../../outside/ask-checked.ts';
import { type OverHttps, reachable } from '../../outside/over-https.ts';

/** The largest calendar that is read, in bytes. */
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 3;
const HEADERS = {
  'user-agent': 'Cursiv calendar',
  accept: 'text/calendar, text/plain;q=0.9, */*;q=0.1',
  'accept-encoding': 'identity',
};

/** On this port of their machine, tests and developers serve a calendar to try. */
const LOCAL_FEEDS = ['http://127.0.0.1:3098'];

/** The feeds of this installation. */
export const feeds = (): OverHttps => ({
  ...INTERNET,
  ports: ['', '443'],
  local: isDevelopersMachine() ? LOCAL_FEEDS : [],
});

/** The text of a calendar, or why there is none. Never rejects. */
export async function readFeed(address: string, of: OverHttps): Promise<string | { problem: BusyCalendarProblem }> {
  const signal = AbortSignal.timeout(of.timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const to = new URL(url);
      const answer = await askChecked(to, reachable(to, of), { headers: HEADERS, signal });
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return (await textOf(answer)) ?? { problem: 'too-large' };
      answer.destroy();
      if (status < 300 || status >= 400 || !headers.location)
        return { problem: status >= 500 || status === 429 ? 'silent' : 'gone' };
      url = new URL(headers.location, url).href;
    }
    return { problem: 'gone' };
  } catch (error) {
    return { problem: error instanceof AppError ? 'closed' : 'silent' };
  }
}

/** The body, given up as soon as it is too large. */
async function textOf(answer: AsyncIterable<Buffer> & { destroy(): void }): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > MOST_BYTES) {
      answer.destroy();
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
