import { AppError, enrollmentId, MAX_REISSUES } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { earnedCertificate } from './issue/issue-certificate.ts';
import type { Issuing } from './issue/issuing.ts';
import { lastIssued } from './issue/last-issued.ts';
import { writeCertificate } from './issue/write-certificate.ts';

/**
 * Issues a person's certificate in their present name: the one that waited for a name, or another in place of one with
 * a name that has been corrected since. Asked again, it says the same. Throws `not-found` when none is earned,
 * `no-access` for a revoked one, `too-often` when the name was corrected as often as it may be.
 */
export const renewCertificate = (
  store: DocumentStore,
  { courseId }: { courseId: string },
  { uid }: Caller,
  issuing: Issuing,
): Promise<{ id: string }> =>
  store.transact(async (transaction) => {
    const earned = await earnedCertificate(transaction, enrollmentId(uid, courseId));
    if (!earned) throw new AppError('not-found');
    const last = await lastIssued(transaction, earned);
    if (last?.status === 'revoked') throw new AppError('no-access');
    if (last?.learnerName === earned.learnerName) return { id: last.id };
    const reissue = last ? last.reissue + 1 : 0;
    if (reissue > MAX_REISSUES) throw new AppError('too-often');
    const id = await writeCertificate(transaction, { ...earned, reissue }, issuing);
    if (last) {
      const superseded = { status: 'superseded', supersededBy: id, updatedAt: issuing.now };
      transaction.update(`certificates/${last.id}`, superseded);
    }
    return { id };
  });
