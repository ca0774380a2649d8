import type { DocumentsAhead } from '@cursiv/shared-domain';
import { appCheckToken } from '@cursiv/shared-firebase/app-check';
import { authService } from '@cursiv/shared-firebase/auth';
import { put } from './documents-ahead.ts';

/** An answer that takes longer, in milliseconds, comes too late. */
const TIME_OUT_MS = 5_000;

/**
 * Asks for what a page of whoever is signed in reads at first, while its code and the database's are on their way; `readDocument` and
 * `readDocuments` take it over. `address` answers with `DocumentsAhead`. What does not come is read as ever.
 */
export function askAhead(address: string): void {
  put(ask(address).catch(() => undefined));
}

async function ask(address: string): Promise<DocumentsAhead | undefined> {
  const token = await authService().currentUser?.getIdToken();
  if (token === undefined) return undefined;
  const attested = await appCheckToken();
  const headers = { Authorization: `Bearer ${token}`, ...(attested && { 'X-Firebase-AppCheck': attested }) };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIME_OUT_MS) });
  return response.ok ? ((await response.json()) as DocumentsAhead) : undefined;
}
