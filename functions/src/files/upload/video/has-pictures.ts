import { boxes, type Element, ebmlElements, type ReadAt, type ReadElements } from './elements.ts';

/** More headers than any film has before its tracks: a crafted file must not keep the server busy. */
const MOST_READS = 500;

interface Container {
  elements: ReadElements;
  /** The way to the kind of each track, and the bytes that name a picture track there. */
  path: readonly string[];
  kind: { at: number; bytes: string };
}

const CONTAINERS: Record<'video/mp4' | 'video/webm', Container> = {
  'video/mp4': { elements: boxes, path: ['moov', 'trak', 'mdia', 'hdlr'], kind: { at: 8, bytes: 'vide' } },
  // Segment, Tracks, TrackEntry, TrackType.
  'video/webm': { elements: ebmlElements, path: ['18538067', '1654ae6b', 'ae', '83'], kind: { at: 0, bytes: '\x01' } },
};

/** Whether a video has a picture track: sound alone is no film. Only headers are read, whatever its size. */
export async function hasPictures(read: ReadAt, bytes: number, type: 'video/mp4' | 'video/webm'): Promise<boolean> {
  const { elements, path, kind } = CONTAINERS[type];
  let reads = 0;
  const counted: ReadAt = async (from, length) => {
    reads += 1;
    return reads > MOST_READS || from >= bytes ? new Uint8Array() : read(from, length);
  };
  const leads = async ([name, ...further]: readonly string[], { from, to }: Element): Promise<boolean> => {
    if (name === undefined)
      return String.fromCharCode(...(await counted(from + kind.at, kind.bytes.length))) === kind.bytes;
    for await (const inner of elements(counted, from, to))
      if (inner.name === name && (await leads(further, inner))) return true;
    return false;
  };
  return leads(path, { name: '', from: 0, to: bytes });
}
