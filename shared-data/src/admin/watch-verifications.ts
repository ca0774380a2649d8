import { type VerificationRequest, type VerificationStatus, verificationRequestSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches at most `count` requests for rights in one state, those that have waited longest first; for administrators. */
export const watchVerifications = (status: VerificationStatus, count: number): Watch<VerificationRequest[]> =>
  watchQuery(verificationRequestSchema, () =>
    query(
      collection(database(), 'verificationRequests'),
      where('status', '==', status),
      orderBy('updatedAt', status === 'submitted' ? 'asc' : 'desc'),
      limit(count),
    ),
  );
