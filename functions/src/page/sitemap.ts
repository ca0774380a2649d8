import { DEFAULT_LOCALE, LOCALES, type Locale } from '@cursiv/shared-domain';
import { localizePath, paths, type ReleaseFile, siteAddress } from '@cursiv/shared-platform';
import { countParts, readPart } from '../read-models/catalogue/read-part.ts';
import type { DocumentSource } from '../store/document-source.ts';

interface SitemapPage {
  path: string;
  locales: readonly Locale[];
  /** ISO 8601 */
  changedAt?: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page once for each language in which it is published, each naming all of them. */
function entries(origin: string, { path, locales, changedAt }: SitemapPage): string[] {
  const address = (locale: Locale) => escaped(origin + localizePath(path, locale));
  const present = LOCALES.filter((locale) => locales.includes(locale));
  const [first = DEFAULT_LOCALE] = present;
  const links = [...present.map((locale) => [locale, locale] as const), ['x-default', first] as const].map(
    ([language, locale]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : '';
  return present.map((locale) => `<url><loc>${address(locale)}</loc>${changed}${links.join('')}</url>`);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** At the root: search engines believe a part only about addresses below its own folder. */
const partPath = (index: number) => `/sitemap-${index + 1}.xml`;

/** The index of the part at a path; undefined where no part can be. */
export function sitemapPartAt(path: string): number | undefined {
  const [, number] = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
}

/**
 * `/sitemap.xml`: the parts of the sitemap. Each has one shard of the catalogue, so that their addresses stay, and a page stays in its part
 * until the site has twice as many. Rejects when the source does.
 */
export async function sitemapIndex(origin: string, source: DocumentSource): Promise<string> {
  const parts = Array.from({ length: await countParts(source) }, (_, index) => escaped(origin + partPath(index)));
  const lines = parts.map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
  return [XML, `<sitemapindex ${SCHEMA}>`, ...lines, '</sitemapindex>'].join('\n');
}

/**
 * One part of the sitemap: pages that search engines may read, in the languages in which they are published; the first part has the pages
 * that belong to no document too. `releases` are those that may run. Undefined where there is no such part; rejects when the source does.
 */
export async function sitemapPart(
  origin: string,
  index: number,
  releases: readonly ReleaseFile[],
  source: DocumentSource,
): Promise<string | undefined> {
  const part = await readPart(source, index);
  if (!part) return undefined;
  const routes = releases.flatMap((release) => release.routes);
  const isOpen = ({ path }: SitemapPage) => siteAddress(path, routes)?.route?.search !== undefined;
  const listed = index === 0 ? routes.filter(({ search }) => search === 'listed') : [];
  const pages: SitemapPage[] = [
    ...listed.map(({ path }) => ({ path, locales: LOCALES })),
    ...part.courses.map(({ id, locales, publishedAt }) => ({
      path: paths.course(id),
      locales,
      changedAt: publishedAt,
    })),
    ...part.resources.map(({ id, locales, updatedAt }) => ({
      path: paths.resource(id),
      locales,
      changedAt: updatedAt,
    })),
    ...part.experts.map(({ id }) => ({ path: paths.expert(id), locales: LOCALES })),
  ];
  const urls = pages.filter(isOpen).flatMap((page) => entries(origin, page));
  return [XML, `<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">`, ...urls, '</urlset>'].join('\n');
}
