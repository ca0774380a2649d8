import type { DocumentsAhead } from '@cursiv/shared-domain';
import { foundAhead, put } from './documents-ahead.ts';
import { askedByDocument } from './early-payload.ts';
import { storedSession } from './stored-session.ts';

/** An answer that takes longer, in milliseconds, comes too late. */
const TIME_OUT_MS = 5_000;

/**
 * Takes over what the document has asked for, or asks for it: what a page of whoever is signed in reads at first. `readDocument` and
 * `readDocuments` take it over. What does not come is read as ever.
 *
 * @param address answers with `DocumentsAhead`
 * @param reader is known once the session is confirmed; a visitor is nobody, and an answer for somebody else is none
 * @returns the fields of the reader's own profile, where the answer has it
 */
export async function askAhead(
  address: string,
  reader: Promise<string | undefined>,
): Promise<{ uid: string; profile: Record<string, unknown> } | undefined> {
  const answer = answerFor(reader, address).catch(() => undefined);
  put(answer);
  const [ahead, uid] = await Promise.all([answer, reader]);
  const profile = foundAhead(ahead, `users/${uid}`)?.[0]?.fields;
  return uid !== undefined && profile ? { uid, profile } : undefined;
}

async function answerFor(reader: Promise<string | undefined>, address: string): Promise<DocumentsAhead | undefined> {
  const stored = storedSession();
  const early = stored && askEarly(address, stored.token).catch(() => undefined);
  const uid = await reader;
  if (uid === undefined) return undefined;
  const response = (stored?.uid === uid && (await early)) || (await ask(address, await currentToken()));
  return response?.ok ? ((await response.json()) as DocumentsAhead) : undefined;
}

/** Asks while the service still confirms the session that this browser keeps, unless the document has asked. */
const askEarly = async (address: string, token: string): Promise<Response | undefined> =>
  (await askedByDocument(address, token)) ?? ask(address, token);

async function currentToken(): Promise<string | undefined> {
  const { authService } = await import('@cursiv/shared-firebase/auth');
  return authService().currentUser?.getIdToken();
}

async function ask(address: string, token: string | undefined): Promise<Response | undefined> {
  if (token === undefined) return undefined;
  // Visitors load none of this; for whoever is signed in it is there.
  const { appCheckToken } = await import('@cursiv/shared-firebase/app-check');
  const attested = await appCheckToken();
  const headers = { Authorization: `Bearer ${token}`, ...(attested && { 'X-Firebase-AppCheck': attested }) };
  return fetch(address, { headers, signal: AbortSignal.timeout(TIME_OUT_MS) });
}
