import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const PART = '.part';

/** The bytes of the stored files (`<file>`) and of running uploads (`<id>.part`). */
export class FileFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  path(file: string): string {
    return path.join(this.#folder, file);
  }

  partPath(id: string): string {
    return this.path(id + PART);
  }

  async partSize(id: string): Promise<number> {
    try {
      return (await stat(this.partPath(id))).size;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
      throw error;
    }
  }

  /** Appends to an upload; the bytes on disk when this returns survive a power cut. A broken stream keeps its received bytes. */
  async append(id: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const file = await open(this.partPath(id), 'a');
    try {
      for await (const chunk of bytes) await file.appendFile(chunk);
      await file.datasync();
    } finally {
      await file.close();
    }
  }

  /** Turns the bytes of a finished upload into a stored file. */
  keep(id: string, file: string): Promise<void> {
    return rename(this.partPath(id), this.path(file));
  }

  discardPart(id: string): Promise<void> {
    return rm(this.partPath(id), { force: true });
  }

  remove(file: string): Promise<void> {
    return rm(this.path(file), { force: true });
  }

  /** Deletes files that neither the index nor an upload needs, left by a killed process. */
  sweep(files: Set<string>, uploads: Set<string>): void {
    for (const name of readdirSync(this.#folder)) {
      const needed = name.endsWith(PART) ? uploads.has(name.slice(0, -PART.length)) : files.has(name);
      if (!needed) rmSync(this.path(name), { force: true });
    }
  }
}
