import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';

/** The running site: the releases it is made of, and the way to put a release's pages into the router. */
export interface Site {
  releases: Releases;
  addPages(release: Release): void;
}
