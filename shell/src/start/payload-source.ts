import type { FirstViewData, PayloadSource } from '@cursiv/shared-platform';

/** How long a page's data may take, in milliseconds. */
const TIME_OUT_MS = 10_000;
/** How long an answer is reused, in milliseconds: filters live in the address, and each change of address requests the data. */
const FRESH_MS = 60_000;
/** The number of answers kept; the oldest goes first. */
const MAX_ANSWERS = 50;

/** Pages' data: first from the document, then from the network, the same data at most once a minute. */
export function payloadSource(given: FirstViewData['payload']): PayloadSource {
  const answers = new Map<string, { at: number; response: Promise<Response> }>();
  const keep = (address: string, response: Promise<Response>) => {
    answers.delete(address);
    answers.set(address, { at: Date.now(), response });
    for (const oldest of [...answers.keys()].slice(0, -MAX_ANSWERS)) answers.delete(oldest);
    return response;
  };
  if (given) keep(given.address, Promise.resolve(Response.json(given.body ?? null, { status: given.status })));

  return async (address) => {
    const known = answers.get(address);
    if (known && Date.now() - known.at < FRESH_MS) return (await known.response).clone();
    const response = keep(address, fetchWhole(address));
    const forget = () => void answers.delete(address);
    response.then(({ ok }) => ok || forget(), forget);
    return (await response).clone();
  };
}

/** The time-out also aborts an unread body, so a kept answer is read at once. */
async function fetchWhole(address: string): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  return new Response(await response.text(), { status: response.status });
}
