import { type MailJob, mailJobSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The mails that could not leave, newest first; for administrators. */
export const DEAD_MAILS: DocumentList<MailJob> = documentList(mailJobSchema, () =>
  query(collection(database(), 'mails'), where('status', '==', 'dead'), orderBy('createdAt', 'desc')),
);

/** Has a dead mail tried again, or lets it go. Throws AppError: `conflict` when another administrator was faster. */
export const settleMail = async (id: string, to: 'waiting' | 'dropped'): Promise<void> => {
  await callFunction('settleMail', { id, to });
};
