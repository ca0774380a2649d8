import { AppError, fileIdOf } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { readFile } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { mayOpen } from './may-open.ts';

/** How long an address opens a file, in milliseconds: whoever loses the right to it soon has nothing left. */
const ADDRESS_MS = 10 * 60_000;

/** An address of a file, for a while, for who may have it. Throws `not-found`, or `no-access` or `signed-out` for what is closed to them. */
export async function openFile(
  source: DocumentSource,
  files: FileStore,
  path: string,
  uid: string | undefined,
  now = new Date(),
): Promise<{ address: string; until: string }> {
  const file = await readFile(source, fileIdOf(path));
  if (file?.status !== 'stored' || file.path !== path) throw new AppError('not-found');
  if (!(await mayOpen(source, file, uid))) throw new AppError(uid === undefined ? 'signed-out' : 'no-access');
  const until = new Date(now.getTime() + ADDRESS_MS);
  return { address: await files.address(path, until), until: until.toISOString() };
}
