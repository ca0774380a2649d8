import { isWanted, type MessageSettings, messageSettingsPath, messageSettingsSchema } from '@cursiv/shared-domain';
import { newMailJob } from '../mail/queue/new-mail-job.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import type { Notice } from './notice.ts';

/** Stores what a person is told; an event that is reported again changes nothing. */
export async function tell(store: DocumentStore, notice: Notice, now: Date): Promise<void> {
  await store.transact(async (transaction) => {
    if (await transaction.get(pathOf(notice))) return;
    tellIn(transaction, notice, await settingsOf(transaction, notice.uid), now);
  });
}

/** How a person wants to be told; read before a transaction's first write. */
export const settingsOf = async (
  transaction: Pick<DocumentTransaction, 'get'>,
  uid: string,
): Promise<MessageSettings> =>
  messageSettingsSchema.parse((await transaction.get(messageSettingsPath(uid)))?.fields ?? {});

/**
 * Tells a person of an event in the transaction that makes it happen. The mail waits from that moment on, whatever
 * breaks. What they do not want to see in the site is put away from the start, so that it is still told only once.
 */
export function tellIn(
  transaction: Pick<DocumentTransaction, 'set'>,
  notice: Notice,
  settings: MessageSettings,
  now: Date,
): void {
  const { uid, id, ...told } = notice;
  transaction.set(pathOf(notice), {
    ...told,
    isRead: false,
    isArchived: !isWanted(settings, told.type, 'site'),
    createdAt: now,
  });
  const mail = newMailJob(uid, id, now);
  transaction.set(mail.path, mail.fields);
}

const pathOf = ({ uid, id }: Notice) => `users/${uid}/notifications/${id}`;
