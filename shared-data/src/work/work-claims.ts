import {
  AppError,
  CLAIM_MS,
  isClaimed,
  userProfileSchema,
  type WorkClaim,
  workClaimSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, query, serverTimestamp, where } from '@cursiv/shared-firebase/firestore';
import type { Actor } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

/** Watches which administrator deals with what, by the id of the work; for administrators. */
export const watchWorkClaims = (): Watch<WorkClaim[]> =>
  watchQuery(workClaimSchema, () =>
    query(collection(database(), 'workClaims'), where('at', '>', new Date(Date.now() - CLAIM_MS))),
  );

/** Watches who deals with one thing. */
export const watchWorkClaim = (work: string): Watch<WorkClaim | undefined> =>
  watchDocument(workClaimSchema, () => doc(database(), 'workClaims', work));

/** Tells the other administrators that this one deals with a thing. Throws AppError: `conflict` when another one does. */
export const claimWork = (actor: Actor, work: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'workClaims', work);
    const claim = parseDocument(workClaimSchema, await transaction.get(reference));
    if (isClaimed(claim, new Date()) && claim.uid !== actor.uid) throw new AppError('conflict');
    const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', actor.uid)));
    const name = profile?.name || profile?.email || '';
    transaction.set(reference, { uid: actor.uid, name, at: serverTimestamp() });
  });

/** Leaves a thing to others. Throws AppError. */
export const releaseWork = (actor: Actor, work: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'workClaims', work);
    const claim = parseDocument(workClaimSchema, await transaction.get(reference));
    if (claim?.uid === actor.uid) transaction.delete(reference);
  });
