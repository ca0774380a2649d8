import { siteAddress } from '@cursiv/shared-platform';
import { isReloadHeld } from '@cursiv/shared-platform/shell';
import { redirect, redirectDocument } from 'react-router';
import type { SectionHost } from '../composition/section-host.ts';
import { newsOf } from '../composition/section-news.ts';

/**
 * An address unknown to this document may belong to a release that went live later. The answer then leads there, with a
 * document load when another release of the section already runs here. Undefined when there is no such page.
 */
export async function answerOfNewer(
  section: string,
  pathname: string,
  search: string,
  host: SectionHost,
): Promise<Response | undefined> {
  if (!host.mayAskAgain(section, Date.now())) return undefined;
  const news = await newsOf(section, host);
  if (!('release' in news) || !siteAddress(pathname, news.release.file.routes)?.route) return undefined;
  const address = pathname + search;
  if (news.kind === 'newer') return isReloadHeld() ? undefined : redirectDocument(address);
  return redirect(address);
}
