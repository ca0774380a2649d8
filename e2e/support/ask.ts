/**
 * Asks a local server on a connection of its own: a test that blocks while it builds or deploys finds the kept one closed
 * by the server. Takes what `fetch` takes, and throws what it throws.
 */
export const ask = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, headers: { ...init.headers, connection: 'close' } });
