import type { FilePlace } from '@cursiv/shared-domain';
import { keptFileAddress } from '../kept/store/kept-file.ts';
import { requestAddress, requestFilm } from './request-address.ts';

/**
 * A file's address for the reader: where it is kept on this device, else one that is valid for some minutes. Throws AppError:
 * `no-access` or `signed-out` when it is closed to them. `at` is where they found it, when that is not the place it was sent for.
 */
export const openFile = async (path: string, at?: FilePlace): Promise<string> =>
  (await keptFileAddress(path)) ?? requestAddress(path, at);

/** Where a film is played from; as `openFile`. */
export const openFilm = async (path: string, at?: FilePlace): Promise<string> =>
  (await keptFileAddress(path)) ?? requestFilm(path, at);
