import { createReadStream, openSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';

/** A folder whose files are served below a path, or a file that is served at one. */
export interface Mount {
  at: string;
  folder: string;
}

interface FoundFile {
  path: string;
  size: number;
  etag: string;
  modified: number;
}

/** A file as superstatic sends it. */
export type SentFile = Omit<FoundFile, 'path'> & { stream: Readable };

/**
 * A site's files on disk, always read anew; superstatic's own provider would keep answering with the first ETag of a
 * changed file.
 */
export class SiteFiles {
  readonly #mounts: readonly Mount[];
  readonly #ignored: ReadonlySet<string>;

  /** `ignored` are paths without their first slash, as firebase.json has them. */
  constructor(mounts: readonly Mount[], ignored: readonly string[] = []) {
    this.#mounts = mounts;
    this.#ignored = new Set(ignored);
  }

  /** The file at a path of the site; undefined when there is none, or when the path leads out of the site. */
  find(pathname: string): FoundFile | undefined {
    const decoded = decode(pathname);
    if (decoded === undefined || decoded.split(/[/\\]/).includes('..') || decoded.includes('\0')) return undefined;
    if (this.#ignored.has(decoded.slice(1))) return undefined;
    for (const { at, folder } of this.#mounts) {
      if (!decoded.startsWith(at)) continue;
      const file = path.join(folder, decoded.slice(at.length));
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile()) continue;
      return { path: file, size: stats.size, modified: stats.mtimeMs, etag: `W/"${stats.size}-${stats.mtimeMs}"` };
    }
    return undefined;
  }

  /** Opens a file for superstatic; null when there is none. */
  readonly open = async (_request: IncomingMessage, pathname: string): Promise<SentFile | null> => {
    const found = this.find(pathname);
    if (!found) return null;
    const { path: file, ...facts } = found;
    return { ...facts, stream: beginningOf(file, facts.size) };
  };
}

/**
 * A file that grows meanwhile would send more than its answer has announced, into the next answer of the connection. One that
 * goes meanwhile, as old releases do, is sent all the same: it is open by then.
 */
const beginningOf = (file: string, bytes: number): Readable =>
  bytes === 0 ? Readable.from([]) : createReadStream(file, { fd: openSync(file, 'r'), end: bytes - 1 });

function decode(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    // Not an address: a bare `%`.
    return undefined;
  }
}
