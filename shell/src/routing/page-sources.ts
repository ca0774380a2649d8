import type { PayloadSource, SectionModule } from '@cursiv/shared-platform';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';

/** Where the site's pages come from: fetched in the browser, at hand on the server. */
export interface PageSources {
  releases: Releases;
  /** The section's code. Throws SectionError. */
  loadSection(release: Release): Promise<SectionModule>;
  payload: PayloadSource;
}
