import { fileAddress } from './addresses.ts';
import { keeper } from './keeper.ts';

/** The address of a file that the person who is signed in keeps; undefined when it is not kept, or no service worker would answer. */
export async function keptFileAddress(path: string): Promise<string | undefined> {
  const uid = keeper();
  if (uid === undefined || !navigator.serviceWorker?.controller) return undefined;
  const address = fileAddress(uid, path);
  return (await caches.match(address)) ? address : undefined;
}
