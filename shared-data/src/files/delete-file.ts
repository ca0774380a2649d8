import { callFunction } from '../call-function.ts';

/** Deletes one of the person's own files. Throws AppError: `conflict` when others may have been shown it. */
export async function deleteFile(path: string): Promise<void> {
  await callFunction('deleteFile', { path });
}
