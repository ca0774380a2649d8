import { keptReleases, parsePointer, type ReleaseRef } from '@cursiv/shared-platform';
import { readJson } from '@cursiv/shared-platform/checking';
import { DeployFolder } from './deploy-folder.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';
import type { ReleaseOptions } from './release-options.ts';
import { fetchRelease } from './sources/fetch-release.ts';
import { fileSource } from './sources/file-source.ts';
import { registeredSections } from './sources/registered-sections.ts';

/**
 * Brings a live site into the folder to deploy, every byte checked: its pointer, the releases that this needs, and the one that
 * the live shell's registry pins, which it returns. A host replaces a whole site at each deploy, so what is live has to lie there.
 */
export async function gatherLive(
  folder: DeployFolder,
  origin: string,
  options: ReleaseOptions,
): Promise<ReleaseRef | undefined> {
  const { section } = options;
  const source = fileSource(origin);
  const pointer = parsePointer(await readJson(source, 'current.json'), section);
  const pinned = (await registeredSections(options))[section]?.pin;
  for (const ref of [...keptReleases(pointer), ...(pinned ? [pinned] : [])])
    if (!folder.has(ref.buildId)) await fetchRelease(source, section, ref, folder);
  folder.writePointer(pointer);
  folder.write('404.html', NOT_FOUND_PAGE);
  return pinned;
}

/** Makes the folder to deploy what the live site is, for a change of the pointer alone, such as going back. */
export async function gather(options: ReleaseOptions): Promise<string> {
  const { section, site, origin } = options;
  if (!origin) throw new Error('name the live site: --origin https://…');
  await gatherLive(new DeployFolder(site, section), origin, options);
  return `${section} is in ${site} as it is live at ${origin}`;
}
