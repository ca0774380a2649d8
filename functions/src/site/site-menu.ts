import {
  foreignPages,
  type MenuEntry,
  menuEntries,
  type RegistryFile,
  type ReleaseFile,
} from '@cursiv/shared-platform';
import { keptFor } from './kept-for.ts';
import type { LiveRelease, LiveSite, SiteWatcher } from './live-site.ts';

/** A page waits no longer for the releases of other sections, in milliseconds. */
const PATIENCE_MS = 300;

const soon = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());

/** The release of a section, or the one that it had last when it takes its time. */
async function releaseSoon(watch: SiteWatcher, section: string): Promise<LiveRelease | undefined> {
  const waited = soon().then(() => watch.known(section));
  return Promise.race([watch.named(section), waited]).catch(() => watch.known(section));
}

/** What a release brings for the menus of a site; nothing when it claims pages of other sections. */
const entriesIn = keptFor((sections: RegistryFile['sections'], file: ReleaseFile) =>
  foreignPages(file, sections).length === 0 ? menuEntries(file) : [],
);

/**
 * The entries of all sections for the menus. A section that is switched off or that the shell cannot run yet keeps its entries: they lead to
 * what its pages say about that. One that claims pages of others has none.
 */
export async function siteMenu({ registry: { sections } }: LiveSite, watch: SiteWatcher): Promise<MenuEntry[]> {
  const releases = await Promise.all(Object.keys(sections).map((section) => releaseSoon(watch, section)));
  return releases.flatMap((live) => (live ? entriesIn(sections, live.file) : []));
}

/** The menus of areas that one section has to itself. */
const AREAS: readonly string[] = ['dashboard', 'admin'];

/** The entries that a page of a section may show. Whoever goes on to the area of another section gets its entries with its release. */
export const menuFor = (owner: string, entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ section, menu }) => section === owner || !AREAS.includes(menu));
