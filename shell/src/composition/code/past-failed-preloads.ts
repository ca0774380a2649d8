import { isLoadFailure, type MissingFile } from '@cursiv/shared-ui';

/** Forgets the preload of the file that could not be fetched, of every style where the failure names none; false when there was none. */
function forgetPreload({ request }: MissingFile): boolean {
  const which = request ? `[href="${CSS.escape(request)}"]` : '[as="style"]';
  const links = document.querySelectorAll(`link[rel="preload"]${which}`);
  for (const link of links) link.remove();
  return links.length > 0;
}

/** A browser answers the first request for a file with the failure of its preload: such a file is asked for once more. */
export async function pastFailedPreloads<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!isLoadFailure(cause) || !forgetPreload(cause)) throw cause;
    return pastFailedPreloads(load);
  }
}
