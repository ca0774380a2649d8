import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;

/** Length of a code, and how long it lasts in s: what every authenticator app supports, and hosted Firebase's choice. */
export const CODE_LENGTH = 6;
export const PERIOD = 30;

/** Codes before and after the present one that count, for clocks that are wrong. */
const TOLERANCE = 1;

/** A new shared key in Base32, as people type it. */
export function newTotpSecret(): string {
  return Array.from({ length: (SECRET_BYTES * 8) / 5 }, () => ALPHABET[randomBytes(1).readUInt8() % 32]).join('');
}

/** The code of RFC 6238 (SHA-1) for a step, which is the number of periods since 1970. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', base32Bytes(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** The step whose code was given, if it is later than `after`: so a code counts once. `now` in ms. */
export function matchingStep(secret: string, code: string, now: number, after: number): number | undefined {
  const present = Math.floor(now / 1000 / PERIOD);
  for (let step = Math.max(present - TOLERANCE, after + 1); step <= present + TOLERANCE; step++) {
    if (sameText(totpCode(secret, step), code)) return step;
  }
  return undefined;
}

function sameText(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function base32Bytes(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
