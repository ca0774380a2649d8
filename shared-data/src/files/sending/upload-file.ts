import type { FilePlace } from '@cursiv/shared-domain';
import type { KeptFile } from './expect-upload.ts';
import { sendFile } from './send-file.ts';

/** Stores a file with a single request, without progress. Throws AppError. */
export const uploadFile = (place: FilePlace, file: File): Promise<KeptFile> =>
  sendFile({
    ...{ place, file, way: 'whole', state: { sentBytes: 0 }, signal: new AbortController().signal },
    learned: () => undefined,
    waiting: () => undefined,
  });
