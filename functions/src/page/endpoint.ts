import { type MenuEntry, ownerOf, type RouteDeclaration, type SiteAddress, siteAddress } from '@cursiv/shared-platform';
import { ACCOUNTS } from '../accounts.ts';
import { onRequest } from '../logged/https.ts';
import { warn } from '../logged/log.ts';
import { publicOrigin } from '../public-origin.ts';
import { fitReleases } from '../site/fit-releases.ts';
import type { LiveRelease, LiveSite, SiteWatcher } from '../site/live-site.ts';
import { menuFor, siteMenu } from '../site/site-menu.ts';
import { watchedSite } from '../site/watched-site.ts';
import { countPage } from '../site-figures/answers/count-answers.ts';
import { pageKind } from '../site-figures/answers/page-kind.ts';
import { tally } from '../site-figures/answers/tally.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { askFunction } from './ask-function.ts';
import { bannerReader } from './banner/banner-reader.ts';
import { storedBanner } from './banner/stored-banner.ts';
import { type AnnouncingSite, type PageAnswer, plainAnswer, renderedAnswer } from './page-answer.ts';
import { askRender } from './rendering/ask-render.ts';
import { againReply, movedReply, pageReply, type Reply, textReply } from './reply.ts';
import { robots } from './robots.ts';
import { sitemapIndex, sitemapPart, sitemapPartAt } from './sitemap.ts';
import { storedTermsDay, termsDayReader } from './terms/terms-day.ts';

const banner = bannerReader(() => storedBanner(firestoreStore()));
const termsDay = termsDayReader(() => storedTermsDay(firestoreStore()));
/** Counting holds up a page no longer than this, in milliseconds. */
const PATIENCE_MS = 2_000;
const views = tally((amounts) => askFunction('countViews', amounts, PATIENCE_MS));

const xmlReply = (text: string) => textReply('application/xml', text);

/** The page is told by its pattern: an address that somebody typed may say anything. */
const warnOf = (page: string) => (error: Error) => {
  warn(`${page} could not be rendered`, error);
  return undefined;
};

/** The live release of the section that a path belongs to; undefined when that is switched off or unavailable. */
async function liveRelease(site: LiveSite, watch: SiteWatcher, path: string): Promise<LiveRelease | undefined> {
  const section = ownerOf(path, site.registry.sections);
  return section === undefined ? undefined : watch.release(section).catch(warnOf(`The section ${section}`));
}

/** The rendered page, or the plain document where the page is not rendered on the server or cannot be just now. */
async function answer(
  site: AnnouncingSite,
  release: LiveRelease | undefined,
  menu: MenuEntry[],
  address: SiteAddress<RouteDeclaration>,
  search: string,
): Promise<PageAnswer> {
  if (!release) return plainAnswer(site, menu, address);
  const { pathname, route } = address;
  // Who may see a guarded page only the browser knows.
  const isOpen = (route?.guard ?? 'none') === 'none';
  const shown = menuFor(release.file.section, menu);
  const render = () => renderedAnswer(site, release, { address: pathname + search, menu: shown }, askRender);
  const rendered = isOpen ? await render().catch(warnOf(`The page ${route?.path ?? 'of no route'}`)) : undefined;
  return rendered ?? plainAnswer(site, menu, { ...address, search }, release);
}

/** What search engines ask for; undefined for any other path, and for a part that the sitemap has not. */
async function machineReply(path: string, watch: SiteWatcher, origin: string): Promise<Reply | undefined> {
  if (path === '/sitemap.xml') return xmlReply(await sitemapIndex(origin, firestoreStore()));
  const part = sitemapPartAt(path);
  if (path !== '/robots.txt' && part === undefined) return undefined;
  const site = await watch.site();
  const releases = await fitReleases(site, watch);
  if (part === undefined) return textReply('text/plain', robots(origin, site.registry, releases));
  const pages = await sitemapPart(origin, part, releases, firestoreStore());
  return pages === undefined ? undefined : xmlReply(pages);
}

async function replyTo(path: string, search: string, watch: SiteWatcher, origin: string): Promise<Reply> {
  const forMachines = await machineReply(path, watch, origin);
  if (forMachines) return forMachines;
  const [live, due, terms] = await Promise.all([watch.site(), banner(new Date()), termsDay()]);
  const site = { ...live, banner: due, terms };
  const [release, menu] = await Promise.all([liveRelease(site, watch, path), siteMenu(site, watch)]);
  const address = siteAddress(path, release?.file.routes);
  if (!address) return pageReply(site, path, plainAnswer(site, menu, undefined));
  if (address.pathname !== path) return movedReply(address.pathname + search);
  return pageReply(site, path, await answer(site, release, menu, address, search));
}

/** Counts a page that somebody opens; what machines ask for, and pages that there are not, are no views. */
function countView(path: string, { status, headers, body, shownIn }: Reply, isKnown: boolean, now: Date): void {
  const address = siteAddress(path);
  if (status !== 200 || !address || !headers['Content-Type']?.startsWith('text/html')) return;
  const bytes = isKnown ? 0 : Buffer.byteLength(body);
  countPage(views, { kind: pageKind(address.path), locale: address.locale, shownIn, bytes }, now);
}

/**
 * Every address of the site that is no file: public pages complete in the first answer, the others as the document that starts
 * the browser's code, and what search engines ask for.
 */
export const page = onRequest({ region: 'us-central1', serviceAccount: ACCOUNTS.page }, async (request, response) => {
  const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const now = new Date();
  const [reply] = await Promise.all([
    isRead ? replyTo(request.path, search, watchedSite(), publicOrigin()) : againReply(request.path, search),
    views.flush(now),
  ]);
  const { status, headers, body } = reply;
  const isKnown = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag;
  response.statusCode = isKnown ? 304 : status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (request.method === 'GET') countView(request.path, reply, isKnown, now);
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
});
