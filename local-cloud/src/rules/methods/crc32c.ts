/** CRC-32C's polynomial (Castagnoli), reflected; zlib's crc32 uses another. */
const POLYNOMIAL = 0x82f63b78;

/** The CRC-32C checksum of bytes, as an unsigned integer. */
export function crc32c(bytes: Uint8Array): number {
  let checksum = -1;
  for (const byte of bytes) {
    checksum ^= byte;
    for (let bit = 0; bit < 8; bit++) checksum = checksum & 1 ? (checksum >>> 1) ^ POLYNOMIAL : checksum >>> 1;
  }
  return ~checksum >>> 0;
}
