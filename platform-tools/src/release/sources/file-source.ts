import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TIME_OUT_MS = 30_000;

/** Where the files of a site are read: its folder on this machine, or its live origin. */
export interface FileSource {
  /** The folder or origin, for messages. */
  name: string;
  /** The bytes of a file by its path below the root; undefined when there is none. Throws when the source does not answer. */
  read(file: string): Promise<Uint8Array | undefined>;
}

const folderSource = (folder: string): FileSource => ({
  name: folder,
  read: async (file) => {
    const full = path.join(folder, file);
    return existsSync(full) ? readFileSync(full) : undefined;
  },
});

const originSource = (origin: string): FileSource => ({
  name: origin,
  read: async (file) => {
    const asked = fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(TIME_OUT_MS), cache: 'no-store' });
    const response = await asked.catch((cause: unknown) => {
      throw new Error(`${origin} does not answer`, { cause });
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${origin}/${file} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
});

/** A source by its address: an http(s) origin, or else a folder. */
export const fileSource = (address: string): FileSource =>
  /^https?:/.test(address) ? originSource(address.replace(/\/+$/, '')) : folderSource(address);

/** A JSON file of a source. Throws with one clear line when it is missing or no JSON. */
export async function readJson(source: FileSource, file: string): Promise<unknown> {
  const bytes = await source.read(file);
  if (!bytes) throw new Error(`${source.name} has no ${file}`);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(`${file} of ${source.name} is no JSON`);
  }
}
