import { AppError, sessionsPath } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';

/** Ends every session of an account at the sign-in service. */
export type EndSessions = (uid: string) => Promise<void>;

/**
 * Ends every session of a person, on every device. First the sign-in service gives out no more tokens; then the profile
 * says so to the pages that are open, and the person is told. Tried again after a failure, it does the same again.
 */
export async function signOutEverywhere(
  store: DocumentStore,
  endSessions: EndSessions,
  uid: string,
  now: Date,
): Promise<void> {
  await endSessions(uid);
  await store.transact(async (transaction) => {
    const profile = await transaction.get(`users/${uid}`);
    const settings = await settingsOf(transaction, uid);
    const pushed = await transaction.find({ collection: 'pushSubscriptions', equals: { uid } });
    if (!profile) throw new AppError('not-found');
    transaction.update(profile.path, { sessionsEndedAt: now });
    transaction.delete(sessionsPath(uid));
    for (const { path } of pushed) transaction.delete(path);
    const id = `security.signedOut__${now.getTime()}`;
    tellIn(transaction, { uid, id, type: 'security.signedOut', params: {}, link: paths.account() }, settings, now);
  });
}
