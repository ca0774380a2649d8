import { createHash } from 'node:crypto';

/** How long a file of the site may take to arrive, in milliseconds. */
const TIME_OUT_MS = 3_000;

/** A file of the site. Throws when it does not arrive in time. */
export async function fetchText(url: string): Promise<string> {
  const response = await ask(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/**
 * Asks for a file where visitors do or, where one machine serves the whole site, on that machine itself: names and
 * certificates of the network need not lead back to it.
 */
function ask(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(TIME_OUT_MS);
  const { SITE_INSIDE } = process.env;
  if (!SITE_INSIDE) return fetch(url, { signal });
  const { host, pathname, search } = new URL(url);
  return fetch(SITE_INSIDE + pathname + search, { signal, headers: { 'x-inside-host': host } });
}

/** A JSON file of the site. Throws when no JSON arrives in time. */
export const fetchJson = async (url: string): Promise<unknown> => JSON.parse(await fetchText(url));

/** A file of a release. Throws when its bytes differ from those that the release names. */
export async function fetchVerified(url: string, integrity: string | undefined): Promise<string> {
  const text = await fetchText(url);
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${url} is not the file that its release names`);
  return text;
}
