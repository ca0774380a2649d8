import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';

/** The running site: its releases, and a way to add a release's pages to the router. */
export interface Site {
  releases: Releases;
  addPages(release: Release): void;
}
