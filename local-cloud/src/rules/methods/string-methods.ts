import { compilePattern } from '../values/compile-pattern.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import type { Routines } from '../values/value.ts';
import { routine } from './routine.ts';

/** Upper and lower case apply only to ASCII letters; sizes count UTF-16 units; patterns must match the whole string. */
export const stringMethods: Routines = {
  size: routine(['string'], (text) => BigInt(text.length)),
  lower: routine(['string'], (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
  upper: routine(['string'], (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())),
  trim: routine(['string'], trim),
  matches: routine(['string', 'string'], (text, pattern) => compilePattern(pattern).matches(text)),
  split: routine(['string', 'string'], (text, pattern) => compilePattern(pattern).split(text)),
  replace: routine(['string', 'string', 'string'], replace),
  toUtf8: routine(['string'], (text) => Buffer.from(text)),
};

export const bytesMethods: Routines = {
  size: routine(['bytes'], (bytes) => BigInt(bytes.length)),
  toBase64: routine(['bytes'], (bytes) => bytes.toString('base64')),
  toHexString: routine(['bytes'], (bytes) => bytes.toString('hex').toUpperCase()),
};

/** Removes surrounding spaces and control characters; other white space stays. */
function trim(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charAt(start) <= ' ') start++;
  while (end > start && text.charAt(end - 1) <= ' ') end--;
  return text.slice(start, end);
}

/** Replaces every match; `$1` in the replacement stands for the first group. */
function replace(text: string, pattern: string, by: string): string {
  const matcher = compilePattern(pattern).matcher(text);
  try {
    return matcher.replaceAll(by, true);
  } catch {
    throw new EvaluationError(`Invalid replacement for the pattern ${pattern}: ${by}.`);
  }
}
