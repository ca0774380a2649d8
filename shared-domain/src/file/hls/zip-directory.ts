/** Reads bytes of a file; fewer at its end. */
export type ReadAt = (from: number, length: number) => Promise<Uint8Array>;

/** A file in a ZIP that is packed plainly: its bytes are a part of the ZIP. */
export interface PackedPart {
  name: string;
  from: number;
  size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
/** A directory of 5000 names of usual length. */
const MOST_BYTES = 2_000_000;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The files of a ZIP in which nothing is compressed and nothing lies between them, as `zipped` makes it; undefined for
 * any other. Its directory alone then says where each file's bytes are, and cannot claim more than there is.
 */
export async function plainParts(read: ReadAt, bytes: number, most: number): Promise<PackedPart[] | undefined> {
  const end = viewOf(await read(Math.max(0, bytes - END_BYTES), END_BYTES));
  if (end.byteLength < END_BYTES || end.getUint32(0, true) !== END) return undefined;
  const [count, length, start] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  if (count === 0 || count > most || length > MOST_BYTES || start + length + END_BYTES !== bytes) return undefined;
  const directory = await read(start, length);
  const view = viewOf(directory);
  const parts: PackedPart[] = [];
  let [at, next] = [0, 0];
  while (parts.length < count) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const [method, packed, size] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ];
    const [named, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    const isPlain = method === 0 && packed === size && extra === 0 && comment === 0;
    if (!isPlain || view.getUint32(at + 42, true) !== next) return undefined;
    const name = new TextDecoder().decode(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + named));
    parts.push({ name, from: next + LOCAL_BYTES + named, size });
    next += LOCAL_BYTES + named + size;
    at += ENTRY_BYTES + named;
  }
  return next === start && at === length ? parts : undefined;
}
