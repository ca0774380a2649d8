import {
  AppError,
  type VerificationRequest,
  type VerificationWords,
  type VerifiedFlag,
  verificationId,
} from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Who asks, and for what. */
export interface RightAsked {
  uid: string;
  /** As in their account. */
  name: string;
  flag: VerifiedFlag;
}

/**
 * Asks for a right, for the first time or again. Throws AppError: `conflict` when a request is open already, `no-access`
 * when the rules refuse, such as before the wait is over.
 */
export const askForRight = ({ uid, name, flag }: RightAsked, words: VerificationWords): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'verificationRequests', verificationId(uid, flag));
    const stored = await transaction.get(reference);
    const asked = { ...words, name, status: 'submitted', updatedAt: serverTimestamp() };
    if (!stored.exists()) {
      transaction.set(reference, { ...asked, uid, flag, rev: 1, createdAt: serverTimestamp() });
      return;
    }
    if (stored.get('status') === 'submitted') throw new AppError('conflict', `${reference.path} is open`);
    transaction.update(reference, { ...asked, ruling: deleteField(), rev: Number(stored.get('rev')) + 1 });
  });

/** Takes a person's own request back. Throws AppError: `conflict` when it has been ruled on meanwhile. */
export const withdrawRequest = ({ id }: Pick<VerificationRequest, 'id'>): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'verificationRequests', id);
    const stored = await transaction.get(reference);
    if (stored.get('status') !== 'submitted') throw new AppError('conflict', `${reference.path} is not open`);
    transaction.update(reference, {
      ...{ status: 'withdrawn', rev: Number(stored.get('rev')) + 1, updatedAt: serverTimestamp() },
    });
  });
