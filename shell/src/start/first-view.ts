import {
  FIRST_VIEW,
  type FirstViewData,
  parseRegistry,
  parseRelease,
  type RegistryEntry,
  type RegistryFile,
} from '@cursiv/shared-platform';
import { hasFailedStart } from '../composition/failed-starts.ts';
import { type Release, reasonsAgainst } from '../composition/fetch-release.ts';
import { isOutdated } from '../composition/seen-revisions.ts';
import { visitorShare } from '../composition/visitor-share.ts';

/** The data in the document of a page rendered on the server; undefined in the shell's plain document. */
export function firstView(): FirstViewData | undefined {
  const element = document.querySelector(FIRST_VIEW);
  return element ? (JSON.parse(element.textContent) as FirstViewData) : undefined;
}

/** The document's registry; undefined when this browser has read a newer one, because a cache may have kept the page. */
export function givenRegistry({ registry }: FirstViewData): RegistryFile | undefined {
  const given = parseRegistry(registry);
  return isOutdated('registry', given.revision) ? undefined : given;
}

/** Whether the registry or the section's pointer still names the document's release, as far as this browser knows. */
function isNamed({ release: { section, buildId }, revision }: FirstViewData, { pin }: RegistryEntry): boolean {
  if (pin) return pin.buildId === buildId;
  return revision !== undefined && !isOutdated(section, revision);
}

/**
 * The release that the document was rendered with, and that has to take it over. Undefined when this browser must run
 * another release or none: a newer page or tab has read that this one was withdrawn, the visitor gets a canary, or the
 * release does not run in this shell or just failed to start. Throws TypeError when the release file is malformed.
 */
export function givenRelease(given: FirstViewData, registry: RegistryFile): Release | undefined {
  const { release, integrity, canary } = given;
  const { section, buildId } = release;
  const entry = registry.sections[section];
  if (entry.disabled || !isNamed(given, entry)) return undefined;
  if (canary && visitorShare(canary.buildId) < canary.percent) return undefined;
  if (hasFailedStart(section, buildId, Date.now())) return undefined;
  const file = parseRelease(release, section, buildId);
  if (reasonsAgainst(file, entry).length > 0) return undefined;
  return { file, baseUrl: `${entry.origin}/r/${buildId}/`, integrity, channel: entry.pin ? 'pinned' : 'stable' };
}
