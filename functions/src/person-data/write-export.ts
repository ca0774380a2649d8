import {
  type DataExport,
  DEFAULT_LOCALE,
  dataExportPath,
  dataExportSchema,
  EXPORT_DAYS,
  messageSettingsPath,
  messageSettingsSchema,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { FileStore } from '../files/file-store.ts';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { copyEntries } from './archive/copy-entries.ts';
import { zipped } from './archive/zipped.ts';
import { gather } from './gather.ts';

const DAY_MS = 86_400_000;

/** What writing copies depends on. */
export interface ExportWorld {
  store: DocumentStore;
  files: FileStore;
  origin: string;
  now: Date;
}

/** Where a person's copy lies: a new one is written over the last. */
export const exportFile = (uid: string): string => `exports/${uid}.zip`;

/** Writes the copy that a person waits for, and tells them. Whoever comes to it again writes the same and tells nothing. */
export async function writeExport({ store, files, origin, now }: ExportWorld, uid: string): Promise<void> {
  const asked = await waiting(store, uid);
  if (!asked) return;
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  const locale = settings.locale ?? DEFAULT_LOCALE;
  const data = await gather(store, uid);
  await files.write(exportFile(uid), zipped(copyEntries(data, files, { uid, locale, origin, now })), {
    contentType: 'application/zip',
    contentDisposition: "attachment; filename*=UTF-8''cursiv.zip",
  });
  const { bytes = 0 } = (await files.find(exportFile(uid))) ?? {};
  await store.transact(async (transaction) => {
    const still = await waiting(transaction, uid);
    const wanted = await settingsOf(transaction, uid);
    if (still?.askedAt.getTime() !== asked.askedAt.getTime()) return;
    const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
    transaction.update(dataExportPath(uid), { status: 'ready', expiresAt, bytes });
    const id = `security.copied__${asked.askedAt.getTime()}`;
    tellIn(transaction, { uid, id, type: 'security.copied', params: {}, link: paths.account() }, wanted, now);
  });
}

async function waiting(from: Pick<DocumentTransaction, 'get'>, uid: string): Promise<DataExport | undefined> {
  const asked = parsed(dataExportSchema, await from.get(dataExportPath(uid)));
  return asked?.status === 'waiting' ? asked : undefined;
}
