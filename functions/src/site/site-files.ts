import { createHash } from 'node:crypto';

/** A file of the site must arrive within this time, in milliseconds. */
const TIME_OUT_MS = 3_000;

/** A file of the site. Throws when it does not answer in time. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

/** A JSON file of the site. Throws when it does not answer in time with JSON. */
export const fetchJson = async (url: string): Promise<unknown> => JSON.parse(await fetchText(url));

/** A file of a release. Throws when its bytes are not those that the release names. */
export async function fetchVerified(url: string, integrity: string | undefined): Promise<string> {
  const text = await fetchText(url);
  const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${url} is not the file that its release names`);
  return text;
}
