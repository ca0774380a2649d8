import type { SectionId } from '@cursiv/shared-platform';
import { fetchJson } from '../composition/fetch-json.ts';
import { fetchRegistry } from '../composition/load-registry.ts';
import { newsOf } from '../composition/section-news.ts';
import type { Site } from '../routing/site.ts';
import { BuildPoller } from './build-poller.ts';
import { noteUpdate, type Update } from './pending-update.ts';

const TIME_OUT_MS = 10_000;

function idOf(latest: unknown): string {
  if (typeof latest === 'object' && latest !== null && 'id' in latest && typeof latest.id === 'string')
    return latest.id;
  throw new TypeError('the latest-build file names no build');
}

async function sectionUpdate(section: SectionId, { releases, addPages }: Site): Promise<Update | undefined> {
  const news = await newsOf(section, releases);
  if (news.kind === 'adopted') addPages(news.release);
  return news.kind === 'newer' || news.kind === 'ended' ? news.kind : undefined;
}

/** Follows the newest builds as long as the document lives. */
export function watchBuilds(site: Site): void {
  const ask = (url: string) => fetchJson(url, { cache: 'no-cache', timeOutMs: TIME_OUT_MS });
  const poller = new BuildPoller(
    {
      shellBuild: __BUILD_ID__,
      latestShellBuild: async () => {
        // The manifest of this document's own build may already be gone; only the newest build's id decides.
        void ask(`/builds/meta/${__BUILD_ID__}.json`).catch((error: unknown) => console.info(error));
        return idOf(await ask(`/builds/latest.json?${Date.now()}`));
      },
      readRegistry: async () => site.releases.adoptRegistry(await fetchRegistry()),
      sectionUpdate: (section) => sectionUpdate(section, site),
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
