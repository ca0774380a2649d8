import { type ReleaseFile, reasonsToRefuse } from '@cursiv/shared-platform';
import { keptFor } from './kept-for.ts';
import type { LiveSite, SiteWatcher } from './live-site.ts';

/** Why a release must not run, judged once while release, registry and shell are the same. */
export const refusals = keptFor(reasonsToRefuse);

/** The live releases of all sections that answer and whose releases may run. */
export async function fitReleases(
  { registry: { sections }, offer }: LiveSite,
  watch: SiteWatcher,
): Promise<ReleaseFile[]> {
  const releases = await Promise.all(
    Object.keys(sections).map((section) => watch.release(section).catch(() => undefined)),
  );
  return releases
    .filter((live) => live !== undefined)
    .map(({ file }) => file)
    .filter((file) => refusals(file, sections, offer).length === 0);
}
