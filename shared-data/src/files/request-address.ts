import type { FilePlace } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

interface Opened {
  address: string;
  /** The playlist of a film in a package. */
  playlist?: string;
}

const open = (path: string, at?: FilePlace) =>
  callFunction<{ path: string; at?: FilePlace }, Opened>('openFile', { path, ...(at && { at }) });

/** Asks the server for a file's address, valid for some minutes. Throws AppError like `openFile`. */
export const requestAddress = async (path: string, at?: FilePlace): Promise<string> => (await open(path, at)).address;

/** Asks the server where a film is played from, which for a package is its playlist. Throws AppError like `openFile`. */
export async function requestFilm(path: string, at?: FilePlace): Promise<string> {
  const { address, playlist } = await open(path, at);
  return playlist ?? address;
}
