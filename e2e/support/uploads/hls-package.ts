import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { BufferSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';

const CLIP = readFileSync(path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4'));
const MAIN = '#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360\nlow/list.m3u8\n';

/** The boxes of an MP4 with their kinds. */
function* boxesOf(bytes: Buffer): Generator<[kind: string, box: Buffer]> {
  for (let at = 0; at < bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    yield [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at, at + size)];
    at += size;
  }
}

/** A clip of the demo as HLS: a main playlist, one rendition, its pieces in CMAF. */
export async function hlsFiles(): Promise<Record<string, Uint8Array>> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target });
  const input = new Input({ source: new BufferSource(CLIP), formats: [MP4] });
  const durationSec = await input.computeDuration();
  await (await Conversion.init({ input, output })).execute();
  const boxes = [...boxesOf(Buffer.from(target.buffer ?? new ArrayBuffer(0)))];
  const init = boxes.filter(([kind]) => kind === 'ftyp' || kind === 'moov').map(([, box]) => box);
  const pieces: Buffer[] = [];
  for (const [index, [kind, box]] of boxes.entries())
    if (kind === 'moof') pieces.push(Buffer.concat([box, boxes[index + 1]?.[1] ?? Buffer.alloc(0)]));
  const list = [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(durationSec)}`, '#EXT-X-MAP:URI="init.mp4"'],
    ...pieces.flatMap((_, index) => [`#EXTINF:${(durationSec / pieces.length).toFixed(3)},`, `${index}.m4s`]),
    '#EXT-X-ENDLIST',
  ].join('\n');
  return {
    'main.m3u8': Buffer.from(MAIN),
    'low/list.m3u8': Buffer.from(list),
    'low/init.mp4': Buffer.concat(init),
    ...Object.fromEntries(pieces.map((piece, index) => [`low/${index}.m4s`, piece])),
  };
}

/** Files as the ZIP that an author has of them. */
export const zipOf = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files));
