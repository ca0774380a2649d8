import { VERIFIED_FLAGS, type VerificationRequest, verificationRequestSchema } from '@cursiv/shared-domain';
import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a person's own requests for rights. */
export const watchOwnVerifications = (uid: string): Watch<VerificationRequest[]> =>
  watchQuery(verificationRequestSchema, () =>
    query(collection(database(), 'verificationRequests'), where('uid', '==', uid), limit(VERIFIED_FLAGS.length)),
  );
