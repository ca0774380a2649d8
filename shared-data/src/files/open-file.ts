import { callFunction } from '../call-function.ts';

/** Where a file can be had for some minutes by whoever is reading. Throws AppError: `no-access` or `signed-out` when it is closed to them. */
export async function openFile(path: string): Promise<string> {
  const { address } = await callFunction<{ path: string }, { address: string }>('openFile', { path });
  return address;
}
