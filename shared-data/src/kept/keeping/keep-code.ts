import { inGroups } from './in-groups.ts';

/** Half of the connections that a browser opens to one origin over HTTP/1: the page that is open needs files of its own meanwhile. */
const AT_ONCE = 3;

/** A script or style, by its address; `integrity` is its hash, where it is known. */
interface CodeFile {
  address: string;
  integrity?: string;
}

/**
 * Puts scripts and styles into a cache, a few at a time and after whatever the open page asks for. Rejects when one cannot be had, or is
 * not what its hash says.
 */
export const keepCode = (cache: Cache, files: readonly CodeFile[]): Promise<void> =>
  inGroups(files, AT_ONCE, async ({ address, integrity = '' }) => {
    const answer = await fetch(address, { integrity, priority: 'low' });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await cache.put(address, answer);
  });
