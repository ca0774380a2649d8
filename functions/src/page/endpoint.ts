import { warn } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/v2/https';
import { ACCOUNTS } from '../accounts.ts';
import { firestoreStore } from '../payload/firestore-source.ts';
import { publicOrigin } from '../public-origin.ts';
import { askRender } from './ask-render.ts';
import { type LiveSite, SiteWatcher } from './live-site.ts';
import { type PageAnswer, plainAnswer, renderedAnswer } from './page-answer.ts';
import { pathOwner } from './path-owner.ts';
import { pageReply, type Reply, textReply } from './reply.ts';
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

async function replyTo(path: string, search: string, watch: SiteWatcher, origin: string): Promise<Reply> {
  if (path === '/robots.txt') return textReply('text/plain', robots(origin));
  if (path === '/sitemap.xml') return textReply('application/xml', await sitemap(origin, firestoreStore()));
  const site = await watch.site();
  return pageReply(site, path, await answer(site, watch, path + search));
}

/**
 * Every address of the site that is no file: public pages complete in the first answer, the others as the document that starts
 * the browser's code, and what search engines ask for.
 */
export const page = onRequest({ region: 'us-central1', serviceAccount: ACCOUNTS.page }, async (request, response) => {
  const origin = publicOrigin();
  watcher ??= new SiteWatcher(origin);
  const { search } = new URL(request.url, origin);
  const { status, headers, body } = await replyTo(request.path, search, watcher, origin);
  const isKnown = request.headers['if-none-match'] === headers.ETag;
  response.statusCode = isKnown ? 304 : status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
});
