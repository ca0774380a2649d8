import { DEFAULT_LOCALE, LOCALES, type Locale } from '@cursiv/shared-domain';
import { localizePath, paths, type ReleaseFile, siteAddress } from '@cursiv/shared-platform';
import { catalogueModel } from '../read-models/catalogue/catalogue-model.ts';
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

/**
 * `/sitemap.xml`: every page that search engines may read, in the languages in which it is published. `releases` are those that may run.
 * Rejects when the source does.
 */
export async function sitemap(
  origin: string,
  releases: readonly ReleaseFile[],
  source: DocumentSource,
): Promise<string> {
  const routes = releases.flatMap((release) => release.routes);
  const isOpen = ({ path }: SitemapPage) => siteAddress(path, routes)?.route?.search !== undefined;
  const { courses, resources, experts } = await catalogueModel.read(source);
  const pages: SitemapPage[] = [
    ...routes.filter(({ search }) => search === 'listed').map(({ path }) => ({ path, locales: LOCALES })),
    ...courses.map(({ id, locales, publishedAt }) => ({ path: paths.course(id), locales, changedAt: publishedAt })),
    ...resources.map(({ id, locales, updatedAt }) => ({ path: paths.resource(id), locales, changedAt: updatedAt })),
    ...experts.map(({ id }) => ({ path: paths.expert(id), locales: LOCALES })),
  ];
  const urls = pages.filter(isOpen).flatMap((page) => entries(origin, page));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
