import { compilePattern } from '../values/compile-pattern.ts';
import type { Routines } from '../values/value.ts';
import { routine } from './routine.ts';

/** Upper and lower case concern ASCII letters alone; sizes count UTF-16 units; patterns must match the whole string. */
export const stringMethods: Routines = {
  size: routine(['string'], (text) => BigInt(text.length)),
  lower: routine(['string'], (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: routine(['string'], (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: routine(['string'], trim),
  matches: routine(['string', 'string'], (text, pattern) => compilePattern(pattern).matches(text)),
  split: routine(['string', 'string'], (text, pattern) => compilePattern(pattern).split(text)),
  replace: routine(['string', 'string', 'string'], (text, pattern, by) =>
    compilePattern(pattern).matcher(text).replaceAll(by, true),
  ),
  toUtf8: routine(['string'], (text) => Buffer.from(text)),
};

export const bytesMethods: Routines = {
  size: routine(['bytes'], (bytes) => BigInt(bytes.length)),
  toBase64: routine(['bytes'], (bytes) => bytes.toString('base64')),
  toHexString: routine(['bytes'], (bytes) => bytes.toString('hex').toUpperCase()),
};

/** Without the spaces and control characters around it; other white space stays. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charAt(start) <= ' ') start++;
  while (end > start && text.charAt(end - 1) <= ' ') end--;
  return text.slice(start, end);
}
