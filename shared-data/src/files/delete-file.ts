import { callFunction } from '../call-function.ts';

/** Deletes a file of one's own. Throws AppError: `conflict` when others may have been shown it. */
export async function deleteFile(path: string): Promise<void> {
  await callFunction('deleteFile', { path });
}
