import { earlyAnswer } from './early-answer.ts';

/** The authentication service's hosts; the local backend has them as the first part of its paths. */
const SERVICE = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** The beginning of such a failure's message. */
export const AUTH_TROUBLE = 'The authentication service is out of order';

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/**
 * When the renewal of a session fails, the SDK signs the person out, unless the connection failed. A service in trouble
 * (5xx, 429) says nothing about the person, so its answers become failed connections. `fetch` is the only place where
 * the SDK allows this. Call once, before the SDK's first request.
 */
export function keepSessionsThroughTrouble(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const early = earlyAnswer(addressOf(input), init);
    const response = (early && (await early)) ?? (await ask(input, init));
    const isTrouble = response.status >= 500 || response.status === 429;
    if (!isTrouble || !SERVICE.test(addressOf(input))) return response;
    throw new TypeError(`${AUTH_TROUBLE}: ${response.status}`);
  };
}
