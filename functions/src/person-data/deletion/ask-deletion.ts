import { AppError, DELETION_DAYS, type Deletion, deletionPath, deletionSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { Caller } from '../../callable/callable.ts';
import { requireFreshSignIn } from '../../callable/fresh-sign-in.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { isLastAdministrator } from './last-administrator.ts';

const DAY_MS = 86_400_000;

/**
 * A person asks to have their account deleted; they have some days to change their mind, and are told so. Asked again, it stays at
 * the first date. Throws `auth/recent-login-required`, or `conflict` for the last administrator who has not asked, too.
 */
export async function askDeletion(store: DocumentStore, caller: Caller, now: Date): Promise<{ dueAt: Date }> {
  await requireFreshSignIn(store, caller, now);
  const { uid } = caller;
  return store.transact(async (transaction) => {
    const known = parsed(deletionSchema, await transaction.get(deletionPath(uid)));
    if (known) return { dueAt: known.dueAt };
    if (await isLastAdministrator(transaction, uid, () => true)) throw new AppError('conflict');
    const settings = await settingsOf(transaction, uid);
    const dueAt = storeDeletion(transaction, { uid }, now);
    const id = `security.deletionAsked__${now.getTime()}`;
    const notice = {
      uid,
      id,
      type: 'security.deletionAsked',
      params: { until: dueAt },
      link: paths.account(),
    } as const;
    tellIn(transaction, notice, settings, now);
    return { dueAt };
  });
}

/** Stores that somebody's account is to be deleted; returns the moment until which that may be taken back. */
export function storeDeletion(
  transaction: Pick<DocumentTransaction, 'set'>,
  wanted: Pick<Deletion, 'uid' | 'isOnBehalf'>,
  now: Date,
): Date {
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  const asked: Omit<Deletion, 'id' | 'counts'> = { ...wanted, status: 'asked', askedAt: now, dueAt };
  transaction.set(deletionPath(wanted.uid), asked);
  return dueAt;
}

/** A person keeps their account after all. Throws `not-found` when they have not asked, or when it is too late. */
export const keepAccount = (store: DocumentStore, { uid }: Caller, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const known = parsed(deletionSchema, await transaction.get(deletionPath(uid)));
    if (known?.status !== 'asked') throw new AppError('not-found');
    const settings = await settingsOf(transaction, uid);
    transaction.delete(deletionPath(uid));
    const id = `security.deletionUndone__${now.getTime()}`;
    tellIn(transaction, { uid, id, type: 'security.deletionUndone', params: {}, link: paths.account() }, settings, now);
  });
