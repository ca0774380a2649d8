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

const listIn = async (transaction: Pick<DocumentTransaction, 'get'>, uid: string): Promise<SessionList> =>
  parsed(sessionListSchema, await transaction.get(sessionsPath(uid))) ?? { uid, sessions: [], ended: [] };

/**
 * Notes that a browser (`id`) is used by its person now. Sessions that the service has ended leave the list, and the one that was not used
 * for longest when there are too many. Returns false, and notes nothing, before there is a profile, after it was erased, and for a session
 * that its person has ended: a note may arrive after the sign-out that followed it.
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
    const { sessions: known, ended } = await listIn(transaction, uid);
    if (!(await transaction.get(`users/${uid}`))) return false;
    if (ended.some((one) => one.id === id && one.startedAt >= entry.startedAt)) return false;
    const others = known.filter((one) => one.id !== id && one.startedAt >= since);
    const sessions = [entry, ...others]
      .toSorted((one, other) => Number(other.usedAt) - Number(one.usedAt))
      .slice(0, MOST_SESSIONS);
    transaction.set(sessionsPath(uid), { uid, sessions, ended } satisfies SessionList);
    return true;
  });
}

/** A browser that its person signs out of leaves the list, unless they have signed in there again since: the note may be faster. */
export const forgetSession = (
  store: DocumentStore,
  { uid, signedInAt }: Pick<Caller, 'uid' | 'signedInAt'>,
  id: string,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const known = await listIn(transaction, uid);
    if (!(await transaction.get(`users/${uid}`))) return;
    const startedAt = signedInAt ?? now;
    const sessions = known.sessions.filter((one) => one.id !== id || one.startedAt > startedAt);
    const ended = [{ id, startedAt }, ...known.ended.filter((one) => one.id !== id)];
    transaction.set(sessionsPath(uid), { uid, sessions, ended: ended.slice(0, MOST_SESSIONS) } satisfies SessionList);
  });
