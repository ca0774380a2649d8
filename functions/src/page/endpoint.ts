import { warn } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { ACCOUNTS } from '../accounts.ts';
import { publicOrigin } from '../public-origin.ts';
import { type LiveSite, SiteWatcher } from '../site/live-site.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { askRender } from './ask-render.ts';
import { type PageAnswer, plainAnswer, renderedAnswer } from './page-answer.ts';
import { pathOf, pathOwner } from './path-owner.ts';
import { againReply, movedReply, pageReply, type Reply, textReply } from './reply.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

let watcher: SiteWatcher | undefined;

/** The rendered page, or the plain document where the page is not rendered on the server or cannot be just now. */
async function answer(site: LiveSite, watch: SiteWatcher, address: string): Promise<PageAnswer> {
  const owner = pathOwner(site.registry, address);
  let isPage = true;
  try {
    const release = await watch.release(owner.section);
    if (!release) return plainAnswer(site, isPage);
    isPage = owner.isPageOf(release.file);
    const rendered = await renderedAnswer(site, release, address, askRender);
    return rendered ?? plainAnswer(site, isPage);
  } catch (error) {
    warn(`Page ${address} could not be rendered: ${(error as Error).message}`);
    return plainAnswer(site, isPage);
  }
}

/** How the site writes a path, as far as the release of its section can be had; undefined when it has no such address. */
async function siteAddress(site: LiveSite, watch: SiteWatcher, path: string): Promise<string | undefined> {
  const owner = pathOwner(site.registry, path);
  const release = await watch.release(owner.section).catch(() => undefined);
  return owner.canonicalIn(release?.file ?? { routes: [] });
}

async function replyTo(path: string, search: string, watch: SiteWatcher, origin: string): Promise<Reply> {
  if (path === '/robots.txt') return textReply('text/plain', robots(origin));
  if (path === '/sitemap.xml') return textReply('application/xml', await sitemap(origin, firestoreStore()));
  const site = await watch.site();
  const address = await siteAddress(site, watch, path);
  if (address === undefined) return pageReply(site, path, plainAnswer(site, false));
  if (address !== path) return movedReply(address + search);
  return pageReply(site, path, await answer(site, watch, path + search));
}

/**
 * Every address of the site that is no file: public pages complete in the first answer, the others as the document that starts
 * the browser's code, and what search engines ask for.
 */
export const page = onRequest({ region: 'us-central1', serviceAccount: ACCOUNTS.page }, async (request, response) => {
  const origin = publicOrigin();
  watcher ??= new SiteWatcher(origin);
  const search = request.url.slice(pathOf(request.url).length);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const reply = isRead ? replyTo(request.path, search, watcher, origin) : againReply(request.path, search);
  const { status, headers, body } = await reply;
  const isKnown = headers.ETag !== undefined && request.headers['if-none-match'] === headers.ETag;
  response.statusCode = isKnown ? 304 : status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
});
