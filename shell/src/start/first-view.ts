import { type FirstViewData, parseRelease } from '@cursiv/shared-platform';
import { hasFailedStart } from '../composition/failed-starts.ts';
import { type Release, reasonsAgainst } from '../composition/fetch-release.ts';
import { visitorShare } from '../composition/visitor-share.ts';

/** What the document of a page rendered on the server brought along; undefined in the shell's plain document. */
export function firstView(): FirstViewData | undefined {
  const element = document.getElementById('first-view');
  return element ? (JSON.parse(element.textContent) as FirstViewData) : undefined;
}

/**
 * The release that the document was rendered with, and that has to take it over. Undefined when this browser is to run another
 * one: it tries a newer one out, or this one does not run in this shell or could not start a moment ago. Throws TypeError when it is none.
 */
export function givenRelease({ release, integrity, registry, canary }: FirstViewData): Release | undefined {
  const { section, buildId } = release;
  if (canary && visitorShare(canary.buildId) < canary.percent) return undefined;
  if (hasFailedStart(section, buildId, Date.now())) return undefined;
  const entry = registry.sections[section];
  const file = parseRelease(release, section, buildId);
  if (reasonsAgainst(file, entry).length > 0) return undefined;
  return { file, baseUrl: `${entry.origin}/r/${buildId}/`, integrity, channel: 'stable' };
}
