/** How long a file of a live site may take, in milliseconds. */
const TIME_OUT_MS = 30_000;

/** The largest file that is read of a live site: no script of a release comes near it. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Where the files of a site are read. */
export interface FileSource {
  /** The folder or origin, for messages. */
  name: string;
  /** The bytes of a file by its path below the root; undefined when there is none. Throws when the source does not answer. */
  read(file: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** All of an answer. Throws when it is larger than any file of a release. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error(`${response.url} is too large`);
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A live site, by its origin. */
export const originSource = (origin: string): FileSource => ({
  name: origin,
  read: async (file) => {
    const asked = fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(TIME_OUT_MS), cache: 'no-store' });
    const response = await asked.catch((cause: unknown) => {
      throw new Error(`${origin} does not answer`, { cause });
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${origin}/${file} answered ${response.status}`);
    return bytesOf(response);
  },
});

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
