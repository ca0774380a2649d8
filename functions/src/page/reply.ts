import { type PageLocale, paths, securityPolicy, siteAddress, siteOrigins, splitLocale } from '@cursiv/shared-platform';
import { EDGE_CACHE } from '../edge-cache.ts';
import { etagOf } from '../etag.ts';
import type { LiveSite } from '../site/live-site.ts';
import { inlineHashes } from './document/inline-hashes.ts';
import type { PageAnswer } from './page-answer.ts';
import { securityHeaders } from './security-headers.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** The language of what the page is about, where its data tell. */
  shownIn?: PageLocale | undefined;
}

/** A text for machines, kept at the edge. */
export const textReply = (contentType: string, body: string): Reply => ({
  status: 200,
  headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': EDGE_CACHE, ETag: etagOf(body) },
  body,
});

/** The page has another address, and only that one. */
export const movedReply = (to: string): Reply => ({
  status: 308,
  headers: { Location: to, 'Cache-Control': EDGE_CACHE },
  body: '',
});

/** The page is shown again: a form reached the server without its code, and nothing of what it says is read or kept. */
export const againReply = (path: string, search: string): Reply => ({
  status: 303,
  headers: { Location: (siteAddress(path)?.pathname ?? paths.home()) + search, 'Cache-Control': 'no-store' },
  body: '',
});

/** What else a page's document may play: any source on https where sources are tried, which shows nothing of anybody (decision 14). */
const furtherMedia = (path: string) => (splitLocale(path).path === paths.testPlayer() ? ['https:'] : []);

/** A page with the policy for exactly what it holds. What was rendered is kept at the edge; the plain document is asked for each time. */
export function pageReply(site: LiveSite, path: string, answer: PageAnswer): Reply {
  const { status, document, inline, isRendered, shownIn } = answer;
  // Its bytes are counted, hashed and sent.
  const body = Buffer.from(document);
  const origins = siteOrigins(site.registry, site.config as Parameters<typeof siteOrigins>[1]);
  return {
    status,
    headers: {
      ...securityHeaders(site.origin),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': securityPolicy(origins, inlineHashes(inline, document), furtherMedia(path)),
      'Cache-Control': isRendered ? EDGE_CACHE : 'no-cache',
      ETag: etagOf(body),
    },
    body,
    shownIn,
  };
}
