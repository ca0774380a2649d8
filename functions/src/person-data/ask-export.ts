import { AppError, dataExportPath, dataExportSchema } from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** A person asks for a copy of their data; a new one takes the place of the last. Throws `conflict` while one is being made. */
export const askExport = (store: DocumentStore, uid: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const known = parsed(dataExportSchema, await transaction.get(dataExportPath(uid)));
    if (known?.status === 'waiting') throw new AppError('conflict');
    storeExport(transaction, uid, now);
  });

/** Stores that a copy is wanted; a trigger writes it. */
export const storeExport = (transaction: Pick<DocumentTransaction, 'set'>, uid: string, now: Date): void =>
  transaction.set(dataExportPath(uid), { uid, status: 'waiting', askedAt: now });
