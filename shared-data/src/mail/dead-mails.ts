import { type MailJob, mailJobSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches the mails that could not leave, newest first, at most `most`; for administrators. */
export const watchDeadMails = (most: number): Watch<MailJob[]> =>
  watchQuery(mailJobSchema, () =>
    query(collection(database(), 'mails'), where('status', '==', 'dead'), orderBy('createdAt', 'desc'), limit(most)),
  );

/** Has a dead mail tried again, or lets it go. Throws AppError: `conflict` when another administrator was faster. */
export const settleMail = async (id: string, to: 'waiting' | 'dropped'): Promise<void> => {
  await callFunction('settleMail', { id, to });
};
