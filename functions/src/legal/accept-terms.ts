import { AGREED_TEXTS, AppError, acceptancesPath, isLegalVersion, legalVersionPath } from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether any of the texts changed on a day: the product's, or an administrator's in their place. */
async function isVersion({ get }: DocumentTransaction, day: string): Promise<boolean> {
  if (isLegalVersion(day)) return true;
  if (!DAY.test(day)) return false;
  const kept = await Promise.all(AGREED_TEXTS.map((text) => get(legalVersionPath(text, day))));
  return kept.some((version) => version !== undefined);
}

/**
 * Records that a person accepts the terms and the privacy page of a version, once: a later try leaves the first moment. Throws `invalid` for a
 * version that never was, and `not-found` without an account.
 */
export const acceptTerms = (store: DocumentStore, uid: string, version: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    if (!(await isVersion(transaction, version))) throw new AppError('invalid');
    const profile = await transaction.get(`users/${uid}`);
    const path = `${acceptancesPath(uid)}/${version}`;
    const known = await transaction.get(path);
    if (!profile) throw new AppError('not-found');
    if (!known) transaction.set(path, { version, at: now });
  });
