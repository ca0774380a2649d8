import { type PushJob, pushJobSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The pushes that could not leave, newest first; for administrators. */
export const DEAD_PUSHES: DocumentList<PushJob> = documentList(pushJobSchema, () =>
  query(collection(database(), 'pushes'), where('status', '==', 'dead'), orderBy('createdAt', 'desc')),
);

/** Has a dead push tried again, or lets it go. Throws AppError: `conflict` when another administrator was faster. */
export const settlePush = async (id: string, to: 'waiting' | 'dropped'): Promise<void> => {
  await callFunction('settlePush', { id, to });
};
