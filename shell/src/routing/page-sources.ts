import type { PageLocale, PayloadSource, SectionModule } from '@cursiv/shared-platform';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';

/** Where the site's pages come from: fetched in the browser, at hand on the server. */
export interface PageSources {
  releases: Releases;
  /** The section's code, for a page of it in a language. Throws SectionError. */
  loadSection(release: Release, page: string, locale: PageLocale): Promise<SectionModule>;
  payload: PayloadSource;
}
