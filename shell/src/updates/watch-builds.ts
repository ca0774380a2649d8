import { fetchJson } from '../composition/finding/fetch-json.ts';
import { fetchRegistry } from '../composition/finding/load-registry.ts';
import type { SectionHost } from '../composition/section-host.ts';
import { newsOf } from '../composition/section-news.ts';
import { BuildPoller } from './build-poller.ts';
import { noteUpdate, type Update } from './pending-update.ts';

const TIME_OUT_MS = 10_000;

function idOf(latest: unknown): string {
  if (typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string')
    return latest.id;
  throw new TypeError('the latest-build file names no build');
}

async function sectionUpdate(section: string, host: SectionHost): Promise<Update | undefined> {
  const news = await newsOf(section, host);
  return news.kind === 'newer' || news.kind === 'ended' ? news.kind : undefined;
}

/** Follows the newest builds as long as the document lives. */
export function watchBuilds(host: SectionHost): void {
  const ask = (url: string) => fetchJson(url, { cache: 'no-cache', timeOutMs: TIME_OUT_MS });
  const poller = new BuildPoller(
    {
      shellBuild: __BUILD_ID__,
      latestShellBuild: async () => {
        // The manifest of this document's own build may already be gone; only the newest build's id decides.
        void ask(`/builds/meta/${__BUILD_ID__}.json`).catch((error: unknown) => console.info(error));
        return idOf(await ask(`/builds/latest.json?${Date.now()}`));
      },
      readRegistry: async () => host.adoptRegistry(await fetchRegistry()),
      sections: () => host.sections,
      sectionUpdate: (section) => sectionUpdate(section, host),
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
