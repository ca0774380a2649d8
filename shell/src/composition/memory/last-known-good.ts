import { isReleaseRef, parseRegistry, type RegistryFile, type ReleaseRef } from '@cursiv/shared-platform';

const key = (what: string) => `cursiv:lkg:${what}`;

function read(what: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key(what)) ?? 'null');
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}

function write(what: string, value: unknown): void {
  try {
    localStorage.setItem(key(what), JSON.stringify(value));
  } catch {
    // Without storage there is no memory, and nothing else is lost.
  }
}

/** The release of a section that last showed a page in this browser. */
export function lastKnownGood(section: string): ReleaseRef | undefined {
  const value = read(section);
  return isReleaseRef(value) ? value : undefined;
}

/** Notes that a release of a section has shown a page. */
export const rememberGood = (section: string, { buildId, integrity }: ReleaseRef): void =>
  write(section, { buildId, integrity });

/** The registry that this browser last worked with. */
export function lastKnownRegistry(): RegistryFile | undefined {
  try {
    return parseRegistry(read('registry'));
  } catch {
    return undefined;
  }
}

export const rememberRegistry = (registry: RegistryFile): void => write('registry', registry);
