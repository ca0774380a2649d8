import type { SectionId } from '@cursiv/shared-platform';
import type { Release } from './fetch-release.ts';

const releases = new Map<SectionId, Release>();

/** Notes which release of a section this document is committed to, for its code is about to run. */
export const noteUsedRelease = (release: Release): void => void releases.set(release.file.section, release);

/** The releases whose code this document runs. */
export const usedReleases = (): ReadonlyMap<SectionId, Release> => releases;
