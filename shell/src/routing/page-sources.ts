import type { PageLocale, PayloadSource, SectionModule } from '@cursiv/shared-platform';
import type { Release } from '../composition/fetch-release.ts';
import type { Releases } from '../composition/releases.ts';

/** The source of the site's pages: fetched in the browser, ready on the server. */
export interface PageSources {
  releases: Releases;
  /** The section's code, for one of its pages in a language. Throws SectionError. */
  loadSection(release: Release, page: string, locale: PageLocale): Promise<SectionModule>;
  payload: PayloadSource;
}
