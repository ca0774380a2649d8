import type { DocumentsAhead } from '@cursiv/shared-domain';
import { put } from './documents-ahead.ts';

/** An answer that takes longer, in milliseconds, comes too late. */
const TIME_OUT_MS = 5_000;

/**
 * Asks for what a page of whoever is signed in reads at first, while its code and the database's are on their way; `readDocument` and
 * `readDocuments` take it over. What does not come is read as ever.
 *
 * @param address answers with `DocumentsAhead`
 * @param isSignedIn is known once the session is confirmed; visitors ask nothing
 */
export function askAhead(address: string, isSignedIn: Promise<boolean>): void {
  put(ask(address, isSignedIn).catch(() => undefined));
}

async function ask(address: string, isSignedIn: Promise<boolean>): Promise<DocumentsAhead | undefined> {
  if (!(await isSignedIn)) return undefined;
  // Visitors load none of this; for whoever is signed in it is there.
  const [{ authService }, { appCheckToken }] = await Promise.all([
    import('@cursiv/shared-firebase/auth'),
    import('@cursiv/shared-firebase/app-check'),
  ]);
  const [token, attested] = await Promise.all([authService().currentUser?.getIdToken(), appCheckToken()]);
  if (token === undefined) return undefined;
  const headers = { Authorization: `Bearer ${token}`, ...(attested && { 'X-Firebase-AppCheck': attested }) };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIME_OUT_MS) });
  return response.ok ? ((await response.json()) as DocumentsAhead) : undefined;
}
