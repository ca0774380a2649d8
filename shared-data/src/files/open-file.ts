import { callFunction } from '../call-function.ts';

/**
 * A file's address for the reader, valid for some minutes. Throws AppError: `no-access` or `signed-out` when it is
 * closed to them.
 */
export async function openFile(path: string): Promise<string> {
  const { address } = await callFunction<{ path: string }, { address: string }>('openFile', { path });
  return address;
}
