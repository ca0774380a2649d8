/** Reads bytes of a file; fewer at its end. */
export type ReadAt = (from: number, length: number) => Promise<Uint8Array>;

/** A named piece of a video, with the place of what is in it. */
export interface Element {
  name: string;
  from: number;
  to: number;
}

/** The elements between two places of a file, one after the other. */
export type ReadElements = (read: ReadAt, from: number, to: number) => AsyncIterable<Element>;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes of an MP4 (ISO/IEC 14496-12). */
export async function* boxes(read: ReadAt, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from; at + 8 <= to; ) {
    const bytes = await read(at, 16);
    const view = viewOf(bytes);
    if (view.byteLength < 8) return;
    const short = view.getUint32(0);
    const isLong = short === 1 && view.byteLength === 16;
    const head = isLong ? 16 : 8;
    const size = isLong ? Number(view.getBigUint64(8)) : short || to - at;
    if (size < head) return;
    yield { name: String.fromCharCode(...bytes.subarray(4, 8)), from: at + head, to: Math.min(to, at + size) };
    at += size;
  }
}

/** The elements of a WebM (RFC 8794), named by their ids in hexadecimal. */
export async function* ebmlElements(read: ReadAt, from: number, to: number): AsyncGenerator<Element> {
  for (let at = from; at < to; ) {
    const bytes = await read(at, 12);
    const idLength = lengthOf(bytes[0]);
    const sizeLength = lengthOf(bytes[idLength]);
    const head = idLength + sizeLength;
    if (idLength > 4 || sizeLength > 8 || head > bytes.length) return;
    const size = sizeOf(bytes.subarray(idLength, head)) ?? to - at - head;
    const name = Buffer.from(bytes.subarray(0, idLength)).toString('hex');
    yield { name, from: at + head, to: Math.min(to, at + head + size) };
    at += head + size;
  }
}

/** The first byte of a number tells by its leading zeros how many bytes it has; 9 for what is no number. */
const lengthOf = (first = 0) => Math.clz32(first) - 23;

/** Undefined for a size that is not known, as live recordings have. */
function sizeOf([first = 0, ...rest]: Uint8Array): number | undefined {
  const most = 0x7f >> rest.length;
  if ((first & most) === most && rest.every((byte) => byte === 0xff)) return undefined;
  return rest.reduce((size, byte) => size * 256 + byte, first & most);
}
