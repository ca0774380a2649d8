import { incompatibilities, keptReleases, parsePointer, parseRelease, type ReleaseRef } from '@cursiv/shared-platform';
import { liveShellBuild, readJson } from '@cursiv/shared-platform/checking';
import type { ReleaseOptions } from '../release-options.ts';
import { fileSource } from '../sources/file-source.ts';

/** Tells which releases a section keeps, which are live, and whether each runs in the live shell. */
export async function status({ section, site, origin, shell }: ReleaseOptions): Promise<string> {
  const source = fileSource(origin ?? site);
  const pointer = parsePointer(await readJson(source, 'current.json'), section);
  const offer = await liveShellBuild(fileSource(shell));
  const roleOf = ({ buildId }: ReleaseRef) => {
    if (buildId === pointer.stable.buildId) return 'stable';
    if (buildId === pointer.canary?.buildId) return `canary ${pointer.canary.percent} %`;
    const previous = pointer.previous.find((release) => release.buildId === buildId);
    return `${previous?.withdrawn ? 'withdrawn' : 'live until'} ${previous?.liveUntil}`;
  };
  const lines = keptReleases(pointer).map(async (ref) => {
    const release = parseRelease(await readJson(source, `r/${ref.buildId}/release.json`), section, ref.buildId);
    const reasons = incompatibilities(release, offer);
    return `  ${ref.buildId}  built ${release.builtAt}  ${roleOf(ref)}${reasons.length > 0 ? `  (${reasons.join('; ')})` : ''}\n    ${ref.integrity}`;
  });
  return [`${section}, revision ${pointer.revision}, ${source.name}`, ...(await Promise.all(lines))].join('\n');
}
