import type { SectionId } from '@cursiv/shared-platform';
import { isReloadHeld } from '@cursiv/shared-router';
import { matchPath, redirect, redirectDocument } from 'react-router';
import type { Release } from '../composition/fetch-release.ts';
import { newsOf } from '../composition/section-news.ts';
import type { Site } from './site.ts';

/** Within this time, unknown addresses lead to one request per section, however many there are. */
const PAUSE_MS = 60_000;

const askedAt = new Map<SectionId, number>();

/** Whether a release has a page at a locale-free path. */
export const hasPage = ({ file }: Release, path: string): boolean =>
  file.routes.some((route) => matchPath({ path: route.path, caseSensitive: true }, path));

/**
 * An address unknown to this document may belong to a release that went live later. The answer then leads there, with a
 * document load when another release of the section already runs here. Undefined when there is no such page.
 */
export async function answerOfNewer(
  section: SectionId,
  path: string,
  address: string,
  { releases, addPages }: Site,
): Promise<Response | undefined> {
  if (Date.now() - (askedAt.get(section) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return undefined;
  askedAt.set(section, Date.now());
  const news = await newsOf(section, releases);
  if (!('release' in news) || !hasPage(news.release, path)) return undefined;
  if (news.kind === 'newer') return isReloadHeld() ? undefined : redirectDocument(address);
  addPages(news.release);
  return redirect(address);
}
