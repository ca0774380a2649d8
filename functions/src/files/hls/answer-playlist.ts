import { AppError, HLS_TYPE } from '@cursiv/shared-domain';
import { HLS_LIMITS, plainParts, servedPlaylist } from '@cursiv/shared-domain/hls';
import type { DocumentSource } from '../../store/document-source.ts';
import { readFile } from '../file-documents.ts';
import type { FileStore } from '../file-store.ts';
import { askedPlaylist, playlistAddress } from './playlist-address.ts';

const MINUTE_MS = 60_000;

/**
 * A playlist of a package, which leads to parts of the package under the signed address that the reader has. Throws
 * `not-found`, or `no-access` for an address whose time is over or that nobody has signed.
 */
export async function answerPlaylist(
  source: DocumentSource,
  files: FileStore,
  path: string,
  signature: string,
  now = new Date(),
): Promise<string> {
  const asked = askedPlaylist(path);
  const file = asked && (await readFile(source, asked.fileId));
  if (!asked || file?.status !== 'stored' || file.contentType !== HLS_TYPE) throw new AppError('not-found');
  const address = new URL(await files.address(file.path, new Date(now.getTime() + MINUTE_MS)));
  // The reader's signature takes the place of ours.
  address.search = signature;
  if (!(await files.isOpen(address.href))) throw new AppError('no-access');
  const read = (from: number, length: number) => files.part(file.path, from, length);
  const parts = (await plainParts(read, file.bytes, HLS_LIMITS.files)) ?? [];
  const part = parts[asked.index];
  if (!part?.name.toLowerCase().endsWith('.m3u8') || part.size > HLS_LIMITS.playlist) throw new AppError('not-found');
  const indexOf = new Map(parts.map(({ name }, index) => [name, index]));
  const text = new TextDecoder().decode(await read(part.from, part.size));
  return servedPlaylist(text, part.name, {
    part: (name) => parts[indexOf.get(name) ?? -1],
    address: address.href,
    playlist: (name) => playlistAddress(file.id, indexOf.get(name) ?? 0, address.href),
  }).text;
}
