import type { ReleaseFile } from '@cursiv/shared-platform';
import { fetchRelease, type Release } from './finding/fetch-release.ts';
import { hasFailedStart } from './memory/failed-starts.ts';
import { SectionError } from './section-error.ts';
import type { SectionHost } from './section-host.ts';

/**
 * What is new about a section since this document resolved it: nothing; a release that took the place of one whose code does not
 * run yet; one that only another document can run; or that what runs here must not run any longer.
 */
export type News = { kind: 'none' | 'ended' } | { kind: 'adopted' | 'newer'; release: Release };

/** Whether every page that a document knows of is still the same in a newer release, which may have more. */
function keepsPages(newer: ReleaseFile, known: ReleaseFile): boolean {
  const pages = new Set(newer.routes.map((route) => JSON.stringify(route)));
  return known.routes.every((route) => pages.has(JSON.stringify(route)));
}

/** Looks for the live release, and takes it over when nothing speaks against that. Throws SectionError when it is unavailable. */
async function newsOfRelease(section: string, host: SectionHost): Promise<News> {
  const known = host.committed(section) ?? (await host.release(section));
  const live = await host.live(section);
  const isKnown = live.ref.buildId === known.file.buildId;
  if (isKnown || hasFailedStart(section, live.ref.buildId, Date.now())) return { kind: 'none' };
  const release = await fetchRelease(section, host.registry, live);
  // Its code may have begun to run meanwhile.
  if (host.committed(section) || !keepsPages(release.file, known.file)) return { kind: 'newer', release };
  host.adopt(release);
  return { kind: 'adopted', release };
}

/** Looks for news of a section. Throws SectionError when what is live is unavailable. */
export async function newsOf(section: string, host: SectionHost): Promise<News> {
  const running = host.committed(section);
  if (running && !host.allows(running)) return { kind: 'ended' };
  try {
    return await newsOfRelease(section, host);
  } catch (error) {
    // A live release that this shell cannot run is for the next shell; what runs here goes on.
    if (error instanceof SectionError && (error.kind === 'incompatible' || error.kind === 'disabled')) {
      return { kind: 'none' };
    }
    throw error;
  }
}
