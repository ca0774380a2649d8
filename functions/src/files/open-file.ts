import { AppError, type FilePlace, fileIdOf, HLS_TYPE } from '@cursiv/shared-domain';
import type { DocumentSource } from '../store/document-source.ts';
import { readFile } from './file-documents.ts';
import type { FileStore } from './file-store.ts';
import { playlistAddress } from './hls/playlist-address.ts';
import { mayLookAtTakenDown, mayOpen } from './may-open.ts';

/** How long an address opens a file, in milliseconds: a person who loses access soon has nothing left. */
const ADDRESS_MS = 10 * 60_000;

/**
 * A temporary address of a file, for a person who may open it; of a package of HLS also that of its playlist. Throws `not-found`, or `no-access` or `signed-out` for a
 * file that is closed to them. What was taken down opens for the staff alone, who decide whether to put it back.
 */
export async function openFile(
  source: DocumentSource,
  files: FileStore,
  path: string,
  uid: string | undefined,
  now = new Date(),
  at?: FilePlace,
): Promise<{ address: string; until: string; playlist?: string }> {
  const file = await readFile(source, fileIdOf(path));
  if (!file || file.status === 'expected' || file.path !== path) throw new AppError('not-found');
  if (file.status === 'takenDown' && !(await mayLookAtTakenDown(source, file, uid))) throw new AppError('not-found');
  if (!(await mayOpen(source, file, uid, at))) throw new AppError(uid === undefined ? 'signed-out' : 'no-access');
  const until = new Date(now.getTime() + ADDRESS_MS);
  const address = await files.address(path, until);
  const isHls = file.contentType === HLS_TYPE;
  return { address, until: until.toISOString(), ...(isHls && { playlist: playlistAddress(file.id, 0, address) }) };
}
