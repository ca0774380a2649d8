import { USER_LIMITS } from './user.ts';

const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^([\p{L}]{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/** Whether a text can be an e-mail address on the internet: its domain has a dot and a plausible ending, so `x@y` is not one. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  if (at < 1 || text.length > USER_LIMITS.email || name.length > 64 || /[\s@<>(),;:"\\]/.test(name)) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = text.slice(at + 1).split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}
