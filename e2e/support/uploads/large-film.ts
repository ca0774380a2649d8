import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, createReadStream, createWriteStream, statSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';

const CLIP = path.join(import.meta.dirname, '../../../demo-data/src/media/breath.mp4');
const BLOCK = 4 * 1024 * 1024;
const HEAD = 16;

/** Makes a film of this size that plays: a short one, followed by a box of noise that players pass over. */
export async function makeLargeFilm(file: string, bytes: number): Promise<void> {
  copyFileSync(CLIP, file);
  const rest = bytes - statSync(CLIP).size;
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(1, 0);
  head.write('free', 4, 'latin1');
  head.writeBigUInt64BE(BigInt(rest), 8);
  const out = createWriteStream(file, { flags: 'a' });
  out.write(head);
  for (let left = rest - HEAD; left > 0; left -= BLOCK) {
    const block = randomFillSync(Buffer.alloc(Math.min(left, BLOCK)));
    if (!out.write(block)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
