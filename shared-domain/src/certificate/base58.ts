const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The longest text that is read: a key and a signature have at most 90 characters. */
const MAX_LENGTH = 120;

/** Bytes as multibase text in base 58 (`z…`), in which keys and signatures of credentials are written. */
export function toMultibase(bytes: Uint8Array): string {
  const leading = bytes.findIndex((byte) => byte !== 0);
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = ALPHABET[Number(number % 58n)] + text;
  return `z${'1'.repeat(leading < 0 ? bytes.length : leading)}${text}`;
}

/** The bytes of multibase text in base 58; undefined for any other text. */
export function fromMultibase(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!text.startsWith('z') || text.length > MAX_LENGTH) return undefined;
  const signs = [...text.slice(1)].map((sign) => ALPHABET.indexOf(sign));
  if (signs.includes(-1)) return undefined;
  const bytes: number[] = [];
  for (let number = signs.reduce((sum, sign) => sum * 58n + BigInt(sign), 0n); number > 0n; number /= 256n)
    bytes.unshift(Number(number % 256n));
  const leading = signs.findIndex((sign) => sign !== 0);
  return new Uint8Array([...Array<number>(leading < 0 ? signs.length : leading).fill(0), ...bytes]);
}
