import { askedByDocument } from './asked-by-document.ts';

/**
 * Fetches a JSON file within a time limit, unless the document has done so. Throws when it does not answer with JSON and a success status.
 */
export async function fetchJson(url: string, init: RequestInit & { timeOutMs: number }): Promise<unknown> {
  const { timeOutMs, integrity, ...rest } = init;
  const signal = AbortSignal.timeout(timeOutMs);
  const early = await askedByDocument(url, { integrity, signal });
  const response = early ?? (await fetch(url, { ...rest, ...(integrity !== undefined && { integrity }), signal }));
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
