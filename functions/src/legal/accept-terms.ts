import { AppError, acceptancesPath, isLegalVersion } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';

/**
 * Records that a person accepts the terms and the privacy page of a version, once: a later try leaves the first moment. Throws `invalid` for a
 * version that never was, and `not-found` without an account.
 */
export async function acceptTerms(store: DocumentStore, uid: string, version: string, now: Date): Promise<void> {
  if (!isLegalVersion(version)) throw new AppError('invalid');
  await store.transact(async (transaction) => {
    const profile = await transaction.get(`users/${uid}`);
    const path = `${acceptancesPath(uid)}/${version}`;
    const known = await transaction.get(path);
    if (!profile) throw new AppError('not-found');
    if (!known) transaction.set(path, { version, at: now });
  });
}
