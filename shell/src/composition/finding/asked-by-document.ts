/** By address, and hash where one is required. */
type Asked = Record<string, Promise<Response>>;

/**
 * The answer to what the shell's own document has asked for (`index.html`), once; undefined when it has not, or has failed. Rejects when the signal
 * aborts first.
 */
export async function askedByDocument(
  url: string,
  { integrity = '', signal }: { integrity?: string | undefined; signal: AbortSignal },
): Promise<Response | undefined> {
  const { askedByDocument: asked } = globalThis as { askedByDocument?: Asked };
  const answer = asked?.[url + integrity];
  if (!asked || !answer) return undefined;
  delete asked[url + integrity];
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer.catch(() => undefined), tooLate]);
}
