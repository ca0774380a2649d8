import {
  ARCHIVE_SIZES,
  type ArchiveProblem,
  isOfOtherSystem,
  isSafeName,
  MEDIA_FOLDER,
  stopped,
} from '@cursiv/shared-domain';
import { inflated } from './inflated.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** What a gzip begins with, in which some systems pack their courses. */
const GZIP = 0x8b1f;
/** The end of a ZIP, with the longest comment. */
const END_BYTES = 22 + 65_535;
const STORED = 0;
const DEFLATED = 8;

/** The files of a ZIP by their paths; large ones are parts of the ZIP itself, and not copied. */
export type PackedFiles = ReadonlyMap<string, Blob>;

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

/**
 * Reads a ZIP by its directory. Stops as soon as it is too large or a name in it leads out of it; what its headers claim
 * of sizes does not count, only what comes out. `isMedia` tells the large files from texts.
 */
export async function unzipped(
  zip: Blob,
  isMedia = (name: string) => name.startsWith(MEDIA_FOLDER),
): Promise<PackedFiles | ArchiveProblem> {
  if (zip.size > ARCHIVE_SIZES.packed) return stopped('too-large');
  if (await isGzip(zip)) return stopped('other-system');
  const entries = await directoryOf(zip);
  if (!Array.isArray(entries)) return entries;
  // Before anything else that is wrong with it: whoever chose it is told what belongs here.
  if (isOfOtherSystem(entries.map(({ name }) => name))) return stopped('other-system');
  if (entries.length > ARCHIVE_SIZES.files) return stopped('too-many-files');
  const wrong = entries.find(({ name }) => !isSafeName(name.replace(/\/$/, '')));
  if (wrong) return stopped('unsafe-name', wrong.name);
  const files = new Map<string, Blob>();
  // Whatever is packed much denser than texts are is no course.
  let room = ARCHIVE_SIZES.unpacked + zip.size;
  for (const entry of entries) {
    if (entry.name.endsWith('/')) {
      if (entry.packed > 0) return stopped('not-a-zip', entry.name);
      continue;
    }
    if (files.has(entry.name)) return stopped('same-name', entry.name);
    const most = isMedia(entry.name) ? room : Math.min(room, ARCHIVE_SIZES.file);
    const file = await contentOf(zip, entry, most);
    if (!(file instanceof Blob)) return file;
    room -= file.size;
    files.set(entry.name, file);
  }
  return files;
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

async function isGzip(file: Blob): Promise<boolean> {
  const head = await viewOf(file.slice(0, 2));
  return head.byteLength === 2 && head.getUint16(0, true) === GZIP;
}

async function directoryOf(zip: Blob): Promise<Entry[] | ArchiveProblem> {
  const tail = await viewOf(zip.slice(Math.max(0, zip.size - END_BYTES)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return stopped('not-a-zip');
  const count = tail.getUint16(end + 10, true);
  const [length, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (count === 0 || start + length > zip.size) return stopped('not-a-zip');
  const view = await viewOf(zip.slice(start, start + length));
  const entries: Entry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return stopped('not-a-zip');
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    if (at + 46 + name > view.byteLength) return stopped('not-a-zip');
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function contentOf(zip: Blob, { name, method, packed, at }: Entry, most: number): Promise<Blob | ArchiveProblem> {
  const head = await viewOf(zip.slice(at, at + 30));
  if (head.byteLength < 30 || head.getUint32(0, true) !== LOCAL) return stopped('not-a-zip', name);
  const begin = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = zip.slice(begin, begin + packed);
  if (content.size !== packed || (method !== STORED && method !== DEFLATED)) return stopped('not-a-zip', name);
  const file = method === STORED ? content : await inflated(content, most);
  if (file === 'broken') return stopped('not-a-zip', name);
  return file === 'too-large' || file.size > most ? stopped('too-large', name) : file;
}
