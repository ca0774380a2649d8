import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';

type Transform = (bytes: Buffer) => Promise<Buffer>;

const decompress: Transform = promisify(brotliDecompress);

/** Brotli at the highest level, made once for each content: the next process finds in a folder what this one has made. */
export class KeptCompression {
  readonly #folder: string;
  readonly #compress: Transform;
  readonly #known = new Map<string, Promise<Buffer>>();

  constructor(folder: string, compress: Transform = promisify(brotliCompress)) {
    this.#folder = folder;
    this.#compress = compress;
  }

  of(bytes: Buffer): Promise<Buffer> {
    const name = createHash('sha256').update(bytes).digest('hex');
    const known = this.#known.get(name) ?? this.#form(path.join(this.#folder, name), bytes);
    this.#known.set(name, known);
    return known;
  }

  async #form(place: string, bytes: Buffer): Promise<Buffer> {
    const kept = await readFile(place).catch(() => undefined);
    // A machine that lost its power may have left half a file.
    if (kept && (await isOf(bytes, kept))) return kept;
    const made = await this.#compress(bytes);
    // Where nobody may write, the next process makes it again.
    await this.#keep(place, made).catch(() => undefined);
    return made;
  }

  async #keep(place: string, made: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const own = `${place}.${process.pid}`;
    await writeFile(own, made);
    await rename(own, place);
  }
}

const isOf = (bytes: Buffer, compressed: Buffer): Promise<boolean> =>
  decompress(compressed).then(
    (plain) => plain.equals(bytes),
    () => false,
  );
