import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** CRC-32C (Castagnoli), reflected polynomial; zlib's crc32 uses another. */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

function updateCrc(crc: number, bytes: Uint8Array): number {
  let value = crc;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return value;
}

/** Size in bytes and both checksums of a file (base64, as Cloud Storage returns them; firebase-admin verifies them). */
export async function checksumFile(file: string): Promise<{ size: number; md5Hash: string; crc32c: string }> {
  const md5 = createHash('md5');
  let crc = -1;
  let size = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    crc = updateCrc(crc, chunk);
    size += chunk.length;
  }
  const crcBytes = Buffer.alloc(4);
  crcBytes.writeInt32BE(~crc);
  return { size, md5Hash: md5.digest('base64'), crc32c: crcBytes.toString('base64') };
}
