import { type FilePlace, mediaTypeOf, type ResourceFile } from '@cursiv/shared-domain';
import { callFunction } from '../../call-function.ts';
import { toAppError } from '../../provider-error.ts';
import { isPassing, retryDelay } from '../../retry-delay.ts';
import type { SendTo } from './storage-protocol.ts';

/** A stored file, as documents name it. */
export type KeptFile = ResourceFile;

/** The reserved room for a file that is about to be sent. */
export interface ExpectedUpload {
  id: string;
  /** The path where it will be kept. */
  path: string;
  /** Where it is sent. */
  to: SendTo;
}

/** Whether a file is sent in one request or in parts. */
export type Way = 'whole' | 'parts';

/** Reserves room for a file. Throws AppError: `wrong-type`, `too-large`, `no-access` or `quota-exceeded`. */
export const expectUpload = (place: FilePlace, file: File, sending: Way): Promise<ExpectedUpload> =>
  callFunction('expectUpload', { place, name: file.name, contentType: mediaTypeOf(file), bytes: file.size, sending });

const MAX_TRIES = 4;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Has an uploaded file moved to its final path. Retries temporary failures, because otherwise the whole upload would be
 * lost. Throws AppError.
 */
export async function keepUpload({ id }: Pick<ExpectedUpload, 'id'>): Promise<KeptFile> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await callFunction<{ id: string }, KeptFile>('keepUpload', { id });
    } catch (cause) {
      const error = toAppError(cause);
      if (tries >= MAX_TRIES || !isPassing(error)) throw error;
      await wait(retryDelay(tries));
    }
  }
}
