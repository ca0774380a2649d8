import type { PageLocale, PayloadSource } from '@cursiv/shared-platform';
import type { Release } from '../../composition/finding/fetch-release.ts';
import type { SectionHost } from '../../composition/section-host.ts';
import type { PageTakeover } from './page-takeover.ts';

/** The sources of the site's pages: fetched in the browser, ready on the server. */
export interface PageSources {
  host: SectionHost;
  /** Asks for the files of a page, which is about to be shown. */
  preload(release: Release, page: string, locale: PageLocale): void;
  payload: PayloadSource;
  /** Of the page that the server rendered, where it shows before its code is there. */
  takeover?: PageTakeover | undefined;
}
