import type { Scanner } from './scanner.ts';

const CONTROL: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0' };
const TWO_HEX = /[0-9a-fA-F]{2}/y;
const FOUR_HEX = /[0-9a-fA-F]{4}/y;

/** A quoted string, from its opening quote on. */
export function parseString(scanner: Scanner): string {
  return readQuoted(scanner, (code) => String.fromCharCode(code)).join('');
}

/** The bytes of b'…': characters as UTF-8, `\xff` as the byte itself; from the quote on. */
export function parseBytes(scanner: Scanner): Buffer {
  const parts = readQuoted(scanner, (code) => Buffer.from([code]));
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function readQuoted<Part>(scanner: Scanner, fromCode: (code: number) => Part): (string | Part)[] {
  const start = scanner.offset;
  const quote = scanner.peek();
  const parts: (string | Part)[] = [];
  scanner.offset++;
  while (scanner.peek() !== quote) {
    const character = scanner.peek();
    if (character === '' || character === '\n') scanner.fail('Missing the closing quote of a string.', start);
    scanner.offset++;
    parts.push(character === '\\' ? readEscape(scanner, fromCode) : character);
  }
  scanner.offset++;
  return parts;
}

function readEscape<Part>(scanner: Scanner, fromCode: (code: number) => Part): string | Part {
  const escaped = scanner.peek();
  scanner.offset++;
  if (escaped === 'x' || escaped === 'u') {
    const digits = scanner.scan(escaped === 'x' ? TWO_HEX : FOUR_HEX);
    if (digits === undefined) return scanner.fail(`Invalid '\\${escaped}' in a string.`);
    const code = Number.parseInt(digits, 16);
    return escaped === 'x' ? fromCode(code) : String.fromCharCode(code);
  }
  return CONTROL[escaped] ?? (/[\\'"`/?]/.test(escaped) ? escaped : `\\${escaped}`);
}
