import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The 6 digits that an authenticator app shows for a key (RFC 6238); `later` counts periods from now. */
export function codeOf(key: string, later = 0): string {
  const bits = Array.from(key.replaceAll(' ', ''), (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + later));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
