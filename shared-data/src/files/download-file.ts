import type { FilePlace } from '@cursiv/shared-domain';
import { fetchFile } from './fetch-file.ts';
import { openFile } from './open-file.ts';

/** The bytes of a stored file. Throws AppError: `no-access`, `not-found` or `offline`. `at` is where it was found. */
export async function downloadFile(path: string, at?: FilePlace): Promise<Blob> {
  const response = await fetchFile(await openFile(path, at));
  return response.blob();
}
