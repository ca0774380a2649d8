import {
  type PointerFile,
  parsePointer,
  parseRegistry,
  parseRelease,
  parseShellBuild,
  type RegistryEntry,
  type ReleaseRef,
} from '@cursiv/shared-platform';
import { forgetSite, keepWhole, wholeSiteMark } from '../store/site-caches.ts';
import { keepCode } from './keep-code.ts';

/** The section whose pages a kept course needs. */
const SECTION = 'mf_dashboard';

/** What a kept site is made of; another mark is another site. */
interface SiteMark {
  shell: string;
  registry: number;
  pointer: number;
  builds: string[];
}

async function fetchFresh(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response;
}

/** The releases that a visitor may get: the pinned one, else the live one and the one that is tried out. */
const liveReleases = ({ pin }: RegistryEntry, { stable, canary }: PointerFile): ReleaseRef[] =>
  pin ? [pin] : [stable, ...(canary ? [canary] : [])];

/** Whether a release that is kept was withdrawn, or is off by the registry's word: it must not run again. */
const isWithdrawn = (mark: SiteMark, entry: RegistryEntry | undefined, pointer: PointerFile): boolean =>
  !entry ||
  entry.disabled !== undefined ||
  mark.builds.some((kept) => pointer.previous.some(({ buildId, withdrawn }) => buildId === kept && withdrawn)) ||
  (entry.pin !== undefined && !mark.builds.includes(entry.pin.buildId));

/** Keeps every script and style of a release, each checked against its hash, and the file that names the hashes. */
async function keepRelease(cache: Cache, origin: string, { buildId, integrity }: ReleaseRef): Promise<void> {
  const folder = `${origin}/r/${buildId}/`;
  const response = await fetch(`${folder}release.json`, { integrity });
  const release = parseRelease(await response.clone().json(), SECTION, buildId);
  await cache.put(`${folder}release.json`, response);
  const files = Object.entries(release.integrity).filter(([file]) => !file.startsWith('server/'));
  await keepCode(
    cache,
    files.map(([file, hash]) => ({ address: folder + file, integrity: hash })),
  );
}

/**
 * Keeps the site as it is live now, for a time without a connection: the shell, and the section of kept courses. What is kept already
 * stays until the newer is whole, unless it has been withdrawn. Rejects when the site cannot be had, or a file is not what its hash
 * says.
 */
export async function keepSite(): Promise<void> {
  const [registryFile, latest] = await Promise.all([
    fetchFresh('/platform/registry.json'),
    fetchFresh(`/builds/latest.json?${Date.now()}`),
  ]);
  const registry = parseRegistry(await registryFile.clone().json());
  const { id } = (await latest.json()) as { id: string };
  const entry = registry.sections[SECTION];
  if (!entry) return forgetSite();
  const pointerAddress = `${entry.origin}/current.json`;
  const pointerFile = await fetchFresh(pointerAddress);
  const pointer = parsePointer(await pointerFile.clone().json(), SECTION);
  const releases = liveReleases(entry, pointer);
  const mark: SiteMark = {
    shell: id,
    registry: registry.revision,
    pointer: pointer.revision,
    builds: releases.map(({ buildId }) => buildId),
  };
  const before = (await wholeSiteMark()) as SiteMark | undefined;
  if (JSON.stringify(before) === JSON.stringify(mark)) return;
  if (before && isWithdrawn(before, entry, pointer)) await forgetSite();
  if (entry.disabled) return;
  await keepWhole(mark, async (cache) => {
    const { assets } = parseShellBuild(await (await fetchFresh(`/builds/meta/${id}.json`)).json(), id);
    await cache.put('/platform/registry.json', registryFile);
    await cache.put(pointerAddress, pointerFile);
    const shellFiles = assets.filter((file) => !/(^|\/)server\./.test(file)).map((file) => `/${file}`);
    const page = await fetchFresh('/document.html');
    const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
    if (!named.every((file) => shellFiles.includes(file))) throw new Error('the shell was deployed meanwhile');
    await cache.put('/document.html', page);
    await cache.put('/platform/config.json', await fetchFresh('/platform/config.json'));
    await keepCode(
      cache,
      shellFiles.map((address) => ({ address })),
    );
    for (const ref of releases) await keepRelease(cache, entry.origin, ref);
  });
}
