import type { SectionId } from '@cursiv/shared-platform';
import type { Release } from './fetch-release.ts';

const releases = new Map<SectionId, Release>();
/** What it took until a section's code ran, in milliseconds. */
const loadTimes = new Map<SectionId, number>();

/** Notes which release of a section this document is committed to, for its code is about to run. */
export const noteUsedRelease = (release: Release): void => void releases.set(release.file.section, release);

/** The releases whose code this document runs. */
export const usedReleases = (): ReadonlyMap<SectionId, Release> => releases;

/** Notes that a section's code runs, and what it took. */
export const noteRunning = (section: SectionId, loadMs: number): void => void loadTimes.set(section, loadMs);

/** What it took until a section's code ran, in milliseconds; undefined while it does not. */
export const loadTime = (section: SectionId): number | undefined => loadTimes.get(section);
