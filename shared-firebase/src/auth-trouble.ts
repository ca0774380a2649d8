/** The authentication service's hosts; the local backend has them as the first part of its paths. */
const SERVICE = /\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/** What the message of such a failure begins with. */
export const AUTH_TROUBLE = 'The authentication service is out of order';

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/**
 * The SDK signs a person out on every answer to a renewal of their session but a connection that failed. A service that is out
 * of order or overrun (5xx, 429) says nothing about the person, so its answers are handed on as such a failure. The SDK has no place for this
 * but `fetch` itself. Call once, before the SDK's first request.
 */
export function keepSessionsThroughTrouble(): void {
  const ask = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    const isTrouble = response.status >= 500 || response.status === 429;
    if (!isTrouble || !SERVICE.test(addressOf(input))) return response;
    throw new TypeError(`${AUTH_TROUBLE}: ${response.status}`);
  };
}
