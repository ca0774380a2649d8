import {
  type Channel,
  canaryOf,
  FIRST_VIEW,
  type FirstViewData,
  getsCanary,
  type LiveView,
  type MenuEntry,
  PLAIN_MENU,
  PLAIN_VIEW,
  parseRegistry,
  parseRelease,
  type RegistryEntry,
  type RegistryFile,
} from '@cursiv/shared-platform';
import { fetchRelease, type Release, reasonsAgainst } from '../composition/finding/fetch-release.ts';
import { hasFailedStart } from '../composition/memory/failed-starts.ts';
import { isOutdated } from '../composition/memory/seen-revisions.ts';
import { visitorShare } from '../composition/memory/visitor-share.ts';

/** What is live, as a document says, plain or rendered. */
type Given = LiveView | FirstViewData;

function parsed<Data>(selector: string): Data | undefined {
  const element = document.querySelector(selector);
  return element ? (JSON.parse(element.textContent) as Data) : undefined;
}

/** The data in the document of a page rendered on the server; undefined in the shell's plain document. */
export const firstView = (): FirstViewData | undefined => parsed(FIRST_VIEW);

/** What is live for this page, as the document says, rendered or not; undefined where a file answers in the server's place. */
export const liveView = (rendered: FirstViewData | undefined): Given | undefined =>
  rendered ?? parsed<LiveView>(PLAIN_VIEW);

/** The entries for the menus that the document brings along; none when a file answers in the server's place. */
export const givenMenu = (given: FirstViewData | undefined): readonly MenuEntry[] =>
  given?.menu ?? parsed(PLAIN_MENU) ?? [];

/** The document's registry; undefined when this browser has read a newer one, because a cache may have kept the page. */
export function givenRegistry({ registry }: Pick<LiveView, 'registry'>): RegistryFile | undefined {
  const given = parseRegistry(registry);
  return isOutdated('registry', given.revision) ? undefined : given;
}

/** Whether the registry or the section's pointer still names the document's release, as far as this browser knows. */
function isNamed({ release: { section, buildId }, revision }: Given, { pin }: RegistryEntry): boolean {
  if (pin) return pin.buildId === buildId;
  return revision !== undefined && !isOutdated(section, revision);
}

/** The release file that a document has in itself, or else the one that it names. Undefined when this shell cannot run it. */
async function releaseOf({ release, integrity }: Given, registry: RegistryFile, channel: Channel) {
  const { section, buildId } = release;
  if (!('manifest' in release))
    return fetchRelease(section, registry, { ref: { buildId, integrity }, channel }).catch(() => undefined);
  const file = parseRelease(release, section, buildId);
  if (reasonsAgainst(file, registry).length > 0) return undefined;
  return { file, baseUrl: `${registry.sections[section]?.origin}/r/${buildId}/`, integrity, channel };
}

/**
 * The release that the document brings along or names, and that has to take over what was rendered. Undefined when this browser must run
 * another release or none: a newer page or tab has read that this one was withdrawn, the visitor gets a canary, or the
 * release cannot be had, does not run in this shell or just failed to start. Throws TypeError when the release file is malformed.
 */
export async function givenRelease(given: Given, registry: RegistryFile): Promise<Release | undefined> {
  const { section, buildId } = given.release;
  const entry = registry.sections[section];
  if (!entry || entry.disabled || !isNamed(given, entry)) return undefined;
  if (getsCanary(canaryOf(entry, { canary: given.canary }), visitorShare)) return undefined;
  if (hasFailedStart(section, buildId, Date.now())) return undefined;
  return releaseOf(given, registry, entry.pin ? 'pinned' : 'stable');
}
