import { expectFile, isObject } from './expect-file.ts';

/** Names one release: its build, and the hash of its release file (`sha384-…`), which holds the hashes of everything else in it. */
export interface ReleaseRef {
  buildId: string;
  integrity: string;
}

/** A release that a share of the visitors gets, in percent. */
export interface Canary extends ReleaseRef {
  percent: number;
}

/** A release that is kept for open tabs and for going back; `liveUntil` is an ISO date. A withdrawn one was rolled back. */
export interface PreviousRelease extends ReleaseRef {
  liveUntil: string;
  withdrawn?: true;
}

/** A section's only mutable file, `/current.json`: which release is live. The latest previous release comes first. */
export interface PointerFile {
  schema: 1;
  section: string;
  revision: number;
  stable: ReleaseRef;
  canary?: Canary;
  previous: PreviousRelease[];
}

/** Whether a value names a release. */
export const isReleaseRef = (value: unknown): value is ReleaseRef =>
  isObject(value) && /^[\w-]+$/.test(String(value.buildId)) && /^sha384-[\w+/=]+$/.test(String(value.integrity));

const isCanary = (value: unknown) =>
  isReleaseRef(value) && 'percent' in value && Number(value.percent) >= 0 && Number(value.percent) <= 100;

/** Checks a pointer that came over the network. Throws TypeError. */
export function parsePointer(value: unknown, section: string): PointerFile {
  const file = expectFile(value, 'pointer');
  if (file.section !== section || !isReleaseRef(file.stable)) {
    throw new TypeError(`pointer of ${section} names no build`);
  }
  if (file.canary !== undefined && !isCanary(file.canary))
    throw new TypeError(`pointer of ${section} has a bad canary`);
  if (!Array.isArray(file.previous) || !file.previous.every(isReleaseRef)) {
    throw new TypeError(`pointer of ${section} lists no previous releases`);
  }
  return file as unknown as PointerFile;
}

/** All releases whose files a pointer still needs: the one for all visitors, the one that is tried out, and those before. */
export const keptReleases = ({ stable, canary, previous }: PointerFile): ReleaseRef[] => [
  stable,
  ...(canary ? [canary] : []),
  ...previous,
];
