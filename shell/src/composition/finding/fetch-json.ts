/** Fetches a JSON file within a time limit. Throws when it does not answer with JSON and a success status. */
export async function fetchJson(url: string, init: RequestInit & { timeOutMs: number }): Promise<unknown> {
  const { timeOutMs, ...rest } = init;
  const response = await fetch(url, { ...rest, signal: AbortSignal.timeout(timeOutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
