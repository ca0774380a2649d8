import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a ZIP, whose bytes come one part after another. */
export interface ZipEntry {
  path: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Films and pictures are packed already. */
  isPacked?: boolean;
}

/** Writes a ZIP as its files come, so that memory holds only a part of one. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((failure, bytes) => {
    if (failure) throw failure;
    written.push(bytes);
  });
  for await (const { path, bytes, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    for await (const part of bytes) {
      file.push(part);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
