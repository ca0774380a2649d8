import { AppError, dataExportPath, dataExportSchema } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import { requireFreshSignIn } from '../callable/fresh-sign-in.ts';
import type { FileStore } from '../files/file-store.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { exportFile } from './write-export.ts';

/** How long an address opens the copy, in milliseconds. */
const ADDRESS_MS = 10 * 60_000;

/** A temporary address of the person's copy. Throws `not-found` when there is none, and `auth/recent-login-required`. */
export async function openExport(
  store: Pick<DocumentSource, 'get'>,
  files: FileStore,
  caller: Caller,
  now: Date,
): Promise<{ address: string }> {
  await requireFreshSignIn(store, caller, now);
  const made = parsed(dataExportSchema, await store.get(dataExportPath(caller.uid)));
  if (made?.status !== 'ready' || !made.expiresAt || made.expiresAt <= now) throw new AppError('not-found');
  return { address: await files.address(exportFile(caller.uid), new Date(now.getTime() + ADDRESS_MS)) };
}
