import { AppError, type LinkState } from '@cursiv/shared-domain';
import { askChecked, INTERNET, type Outside } from '../outside/ask-checked.ts';

const MOST_REDIRECTS = 5;
const HEADERS = { 'user-agent': 'Cursiv link check', accept: '*/*', 'accept-encoding': 'identity' };

/**
 * Looks at a web address as a reader's browser would find it: follows redirects, and reads no more than the head of
 * each answer. Neither a name nor a redirect leads into a network that is not public.
 */
export async function lookAt(address: string, outside: Outside = INTERNET): Promise<LinkState> {
  const signal = AbortSignal.timeout(outside.timeoutMs);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await askChecked(new URL(url), outside, { headers: HEADERS, signal });
      // The rest of the answer is never read.
      answer.destroy();
      const { statusCode: status = 0, headers } = answer;
      if (status >= 300 && status < 400 && headers.location) url = new URL(headers.location, url).href;
      else return status === 404 || status === 410 ? 'gone' : status >= 500 ? 'silent' : 'fine';
    }
    return 'gone';
  } catch (error) {
    return error instanceof AppError ? 'closed' : 'silent';
  }
}
