import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mp4With } from '../../testing/file-world.ts';
import { hasPictures } from './has-pictures.ts';

const clip = readFileSync(path.join(process.cwd(), 'demo-data/src/media/breath.mp4'));

/** A WebM whose segment, as in live recordings, has no known size; its track is a picture (1) or sound (2). */
const webmWith = (kind: number) =>
  Uint8Array.from([
    ...[0x1a, 0x45, 0xdf, 0xa3, 0x80],
    ...[0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ...[0xec, 0x82, 0, 0],
    ...[0x16, 0x54, 0xae, 0x6b, 0x88, 0xae, 0x86, 0xd7, 0x81, 0x01, 0x83, 0x81, kind],
  ]);

function has(bytes: Uint8Array, type: 'video/mp4' | 'video/webm', size = bytes.length) {
  let reads = 0;
  const read = async (from: number, length: number) => {
    reads += 1;
    return bytes.subarray(from, from + length);
  };
  return hasPictures(read, size, type).then((found) => ({ found, reads }));
}

describe('a video has pictures', () => {
  it('by the tracks of an MP4, also behind two gigabytes of something else', async () => {
    expect(await has(clip, 'video/mp4')).toMatchObject({ found: true });
    expect(await has(Buffer.from(mp4With('soun')), 'video/mp4')).toMatchObject({ found: false });
    const free = Buffer.from('\0\0\0\x01free\0\0\0\0\x80\0\0\0', 'latin1');
    const far = 2 ** 31;
    const read = async (from: number, length: number) =>
      (from < far ? free.subarray(from) : clip.subarray(from - far)).subarray(0, length);
    await expect(hasPictures(read, far + clip.length, 'video/mp4')).resolves.toBe(true);
  });

  it('by the tracks of a WebM', async () => {
    expect(await has(webmWith(1), 'video/webm')).toMatchObject({ found: true });
    expect(await has(webmWith(2), 'video/webm')).toMatchObject({ found: false });
  });

  it('ends soon with files that are made to be slow, or end too early', async () => {
    const empty = Buffer.from('\0\0\0\x08free'.repeat(100_000));
    const { found, reads } = await has(empty, 'video/mp4');
    expect([found, reads <= 500]).toEqual([false, true]);
    for (const length of [0, 3, 9, 20, 40])
      expect(await has(clip.subarray(0, length), 'video/mp4', 1000)).toMatchObject({ found: false });
    for (const type of ['video/mp4', 'video/webm'] as const)
      expect(await has(new Uint8Array(50), type)).toMatchObject({ found: false });
  });
});
