import type { ShellOffer } from '../needs.ts';
import { isObject } from './expect-file.ts';

/** What a build of the shell is and offers, `/builds/meta/<id>.json`. */
export interface ShellBuild extends ShellOffer {
  id: string;
  /** When it was built, in milliseconds since 1970. */
  timestamp: number;
  /** Its hashed files, which open tabs may still ask for after the next deploy. */
  assets: string[];
}

/** Checks what came over the network about a build of the shell. Throws TypeError. */
export function parseShellBuild(value: unknown, id: string): ShellBuild {
  if (!isObject(value) || value.id !== id || !isObject(value.contract) || !isObject(value.provides)) {
    throw new TypeError(`build ${id} of the shell does not say what it offers`);
  }
  return value as unknown as ShellBuild;
}
