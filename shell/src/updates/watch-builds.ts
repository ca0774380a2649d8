import { parsePointer, type RegistryFile } from '@cursiv/shared-platform';
import { fetchJson } from '../composition/fetch-json.ts';
import { usedBuilds } from '../composition/used-builds.ts';
import { BuildPoller } from './build-poller.ts';
import { noteUpdate } from './pending-update.ts';

const TIME_OUT_MS = 10_000;

function idOf(latest: unknown): string {
  if (typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string')
    return latest.id;
  throw new TypeError('the latest-build file names no build');
}

/** Follows the newest builds for as long as the document lives. */
export function watchBuilds(registry: RegistryFile): void {
  const ask = (url: string) => fetchJson(url, { cache: 'no-cache', timeOutMs: TIME_OUT_MS });
  const poller = new BuildPoller(
    {
      shellBuild: __BUILD_ID__,
      usedBuilds,
      latestShellBuild: async () => {
        // The manifest of this document's own build may be gone already; only the newest one's id decides.
        void ask(`/builds/meta/${__BUILD_ID__}.json`).catch((error: unknown) => console.info(error));
        return idOf(await ask(`/builds/latest.json?${Date.now()}`));
      },
      liveBuild: async (section) =>
        parsePointer(await ask(`${registry.sections[section].origin}/current.json`), section).stable.buildId,
      random: Math.random,
      now: Date.now,
    },
    noteUpdate,
  );
  poller.start();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void poller.becameVisible();
  });
}
