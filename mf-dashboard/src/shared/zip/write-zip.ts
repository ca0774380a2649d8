import { crc32 } from './crc32.ts';

/** The first of January 1980, so that the same files make the same archive. */
const DATE = 0x21;
const UTF8_NAMES = 0x0800;

interface Entry {
  name: Uint8Array<ArrayBuffer>;
  crc: number;
  size: number;
  at: number;
}

/** Numbers in the order of bytes of a ZIP, each of two or four bytes. */
function record(...fields: readonly [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/**
 * Packs files into a ZIP without copying them: large ones stay where the browser keeps them and are read once, for
 * their checksum. Nothing is compressed, since nearly all bytes of a course are video.
 */
export async function zipped(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const parts: BlobPart[] = [];
  const entries: Entry[] = [];
  let at = 0;
  const add = (part: Uint8Array<ArrayBuffer> | Blob) => {
    parts.push(part);
    at += part instanceof Blob ? part.size : part.length;
  };
  for (const [path, file] of files) {
    const entry = { name: new TextEncoder().encode(path), crc: await crcOf(file), size: file.size, at };
    entries.push(entry);
    add(record([4, 0x04034b50], ...described(entry)));
    add(entry.name);
    add(file);
  }
  const directory = at;
  for (const entry of entries) {
    add(record([4, 0x02014b50], [2, 20], ...described(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]));
    add(entry.name);
  }
  const count = entries.length;
  add(record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, at - directory], [4, directory], [2, 0]));
  return new Blob(parts, { type: 'application/zip' });
}

const described = ({ name, crc, size }: Entry): [2 | 4, number][] => [
  ...([
    [2, 20],
    [2, UTF8_NAMES],
    [2, 0],
    [2, 0],
    [2, DATE],
  ] as [2, number][]),
  ...([
    [4, crc],
    [4, size],
    [4, size],
  ] as [4, number][]),
  ...([
    [2, name.length],
    [2, 0],
  ] as [2, number][]),
];

async function crcOf(file: Blob): Promise<number> {
  let crc = 0;
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) crc = crc32(next.value, crc);
  return crc;
}
