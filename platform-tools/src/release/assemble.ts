import { keptReleases } from '@cursiv/shared-platform';
import { DeployFolder } from './deploy-folder.ts';
import { gatherLive } from './gather.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';
import { firstPointer, promoted } from './pointer/pointer.ts';
import type { ReleaseOptions } from './release-options.ts';
import { signingKey, signRelease } from './signature/sign.ts';

/**
 * Makes the folder to deploy: the releases that the live pointer still needs and that the live shell's registry pins, and the new
 * build beside them, signed. Nothing changes for visitors until it is promoted. Returns what it did. Throws when the build's id is taken by
 * other bytes.
 */
export async function assemble(options: ReleaseOptions): Promise<string> {
  const { section, build, site, origin, live } = options;
  const folder = new DeployFolder(site, section);
  const pinned = origin ? await gatherLive(folder, origin, options) : undefined;
  const buildId = folder.add(build);
  const key = signingKey(options);
  if (key) signRelease(folder, options, buildId, key);
  const ref = folder.ref(buildId);
  const before = folder.pointer() ?? firstPointer(section, ref);
  // Local builds are many: of those only the last few are kept.
  const pointer = live ? promoted(before, ref, new Date(), 0) : before;
  const needed = [ref, ...keptReleases(pointer), ...(pinned ? [pinned] : [])];
  folder.prune(needed.map((release) => release.buildId));
  folder.write('404.html', NOT_FOUND_PAGE);
  if (JSON.stringify(pointer) !== JSON.stringify(folder.pointer())) folder.writePointer(pointer);
  const isLive = pointer.stable.buildId === buildId;
  return `${section} ${buildId} is in ${site}${isLive ? ' and live there' : ''}${key ? '' : ', not signed'}`;
}
