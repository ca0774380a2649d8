import {
  MOST_SESSIONS,
  type SessionEntry,
  type SessionList,
  sessionListSchema,
  sessionsPath,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { deviceOf } from './device-of.ts';

const HOUR_MS = 3_600_000;

/** From when on the sign-in service takes a person's sessions: earlier ones were ended. */
export type ValidSince = (uid: string) => Promise<Date>;

const sessionsIn = async (transaction: Pick<DocumentTransaction, 'get'>, uid: string): Promise<SessionEntry[]> =>
  parsed(sessionListSchema, await transaction.get(sessionsPath(uid)))?.sessions ?? [];

/**
 * Notes that a browser (`id`) is used by its person now. Sessions that the service has ended leave the list, and the one that was not used
 * for longest when there are too many. Returns false, and notes nothing, before there is a profile and after it was erased.
 */
export async function noteSession(
  store: DocumentStore,
  validSince: ValidSince,
  { uid, signedInAt, userAgent = '' }: Caller,
  id: string,
  now: Date,
): Promise<boolean> {
  const since = await validSince(uid);
  const entry: SessionEntry = {
    id,
    ...deviceOf(userAgent),
    startedAt: signedInAt ?? now,
    usedAt: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
  };
  return store.transact(async (transaction) => {
    const known = await sessionsIn(transaction, uid);
    if (!(await transaction.get(`users/${uid}`))) return false;
    const others = known.filter((one) => one.id !== id && one.startedAt >= since);
    const sessions = [entry, ...others]
      .toSorted((one, other) => Number(other.usedAt) - Number(one.usedAt))
      .slice(0, MOST_SESSIONS);
    transaction.set(sessionsPath(uid), { uid, sessions } satisfies SessionList);
    return true;
  });
}

/** A browser that its person signs out of leaves the list. */
export const forgetSession = (store: DocumentStore, uid: string, id: string): Promise<void> =>
  store.transact(async (transaction) => {
    const known = await sessionsIn(transaction, uid);
    const sessions = known.filter((one) => one.id !== id);
    if (sessions.length < known.length) transaction.set(sessionsPath(uid), { uid, sessions } satisfies SessionList);
  });
