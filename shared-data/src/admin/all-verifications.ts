import { type VerificationRequest, type VerificationStatus, verificationRequestSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The requests for rights in one state, those that have waited longest first; for administrators. */
export const allVerifications = (status: VerificationStatus): DocumentList<VerificationRequest> =>
  documentList(verificationRequestSchema, () =>
    query(
      collection(database(), 'verificationRequests'),
      where('status', '==', status),
      orderBy('updatedAt', status === 'submitted' ? 'asc' : 'desc'),
    ),
  );
