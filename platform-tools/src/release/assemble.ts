import { type PointerFile, parsePointer } from '@cursiv/shared-platform';
import { DeployFolder } from './deploy-folder.ts';
import { fetchRelease } from './fetch-release.ts';
import { fileSource, readJson } from './file-source.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';
import { pinnedRelease } from './pinned-release.ts';
import { firstPointer, keptReleases, promoted } from './pointer.ts';
import type { ReleaseOptions } from './release-options.ts';

/**
 * Makes the folder to deploy: the releases that the live pointer still needs and that the live shell's registry pins, and the new
 * build beside them. Nothing changes for visitors until it is promoted. Returns what it did. Throws when the build's id is taken by other bytes.
 */
export async function assemble({ section, build, site, origin, shell, live }: ReleaseOptions): Promise<string> {
  const folder = new DeployFolder(site, section);
  const pinned = origin ? await pinnedRelease(fileSource(shell), section) : undefined;
  const stillNeeded = (pointer: PointerFile) => [...keptReleases(pointer), ...(pinned ? [pinned] : [])];
  if (origin) {
    // A host replaces a whole site at each deploy, so what is live has to lie in the folder, too.
    const source = fileSource(origin);
    const pointer = parsePointer(await readJson(source, 'current.json'), section);
    for (const ref of stillNeeded(pointer))
      if (!folder.has(ref.buildId)) await fetchRelease(source, section, ref, folder);
    folder.writePointer(pointer);
  }
  const buildId = folder.add(build);
  const ref = folder.ref(buildId);
  const before = folder.pointer() ?? firstPointer(section, ref);
  // Local builds are many: of those only the last few are kept.
  const pointer = live ? promoted(before, ref, new Date(), 0) : before;
  folder.prune([buildId, ...stillNeeded(pointer).map((kept) => kept.buildId)]);
  folder.write('404.html', NOT_FOUND_PAGE);
  if (JSON.stringify(pointer) !== JSON.stringify(folder.pointer())) folder.writePointer(pointer);
  return `${section} ${buildId} is in ${site}${pointer.stable.buildId === buildId ? ' and live there' : ''}`;
}
