import { AppError, dataExportPath, dataExportSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** A person asks for a copy of their data; a new one takes the place of the last. Throws `conflict` while one is being made. */
export const askExport = (store: DocumentStore, uid: string, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const path = dataExportPath(uid);
    const known = parsed(dataExportSchema, await transaction.get(path));
    if (known?.status === 'waiting') throw new AppError('conflict');
    transaction.set(path, { uid, status: 'waiting', askedAt: now });
  });
