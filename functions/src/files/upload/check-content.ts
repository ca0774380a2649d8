import {
  AppError,
  type FilePlace,
  HLS_TYPE,
  isDocument,
  isProgram,
  mediumOf,
  PICTURE_LIMITS,
  pictureFacts,
  type StoredFile,
  videoContainer,
} from '@cursiv/shared-domain';
import type { FileStore } from '../file-store.ts';
import { checkHls } from './video/check-hls.ts';
import type { ReadAt } from './video/elements.ts';
import { hasPictures } from './video/has-pictures.ts';

/** The longest beginning that decides what a file is, in bytes; pictures are read whole. */
const HEAD = 1024;

/** Where files are what their type says, of whatever kind. */
const CHECKED: readonly FilePlace['kind'][] = ['lesson', 'cover', 'portrait'];

/**
 * Checks that a file is no program, and, in a course, as a portrait, or as a document for the other side of a booking, what its type says: the name and the type come from
 * the browser. Throws `wrong-type`, `too-large`, or `invalid` for a picture that says more than it shows.
 */
export async function checkContent(files: FileStore, { path, place, contentType, bytes }: StoredFile): Promise<void> {
  const head = await files.start(path, HEAD);
  if (isProgram(head)) throw new AppError('wrong-type');
  const medium = mediumOf(contentType);
  if (!CHECKED.includes(place.kind) && !(place.kind === 'booking' && medium === 'document')) return;
  switch (medium) {
    case 'video':
      if (contentType === HLS_TYPE) await checkHls((from, length) => files.part(path, from, length), bytes);
      else await checkVideo(head, (from, length) => files.part(path, from, length), contentType, bytes);
      return;
    case 'picture':
      checkPicture(await files.start(path, bytes), contentType);
      return;
    case 'track':
      if (!/^\uFEFF?WEBVTT/.test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(head.subarray(0, 16))))
        throw new AppError('wrong-type');
      return;
    case 'document':
      if (!isDocument(head, contentType)) throw new AppError('wrong-type');
  }
}

async function checkVideo(head: Uint8Array, read: ReadAt, contentType: string, bytes: number): Promise<void> {
  const container = videoContainer(head);
  if (container !== contentType) throw new AppError('wrong-type');
  if (!(await hasPictures(read, bytes, container))) throw new AppError('wrong-type', 'the video has no picture track');
}

function checkPicture(bytes: Uint8Array, contentType: string): void {
  const facts = pictureFacts(bytes);
  if (facts?.contentType !== contentType) throw new AppError('wrong-type');
  if (Math.max(facts.width, facts.height) > PICTURE_LIMITS.storedSide) throw new AppError('too-large');
  if (facts.hasMetadata) throw new AppError('invalid', 'the picture carries metadata');
}
