import type { ReleaseFile, SectionId } from '@cursiv/shared-platform';
import { hasFailedStart } from './failed-starts.ts';
import { fetchRelease, type Release } from './fetch-release.ts';
import type { Releases } from './releases.ts';
import { SectionError } from './section-error.ts';
import { usedReleases } from './used-releases.ts';

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

/** Asks for the release that is live now, and takes it over when nothing speaks against that. Throws SectionError when it cannot be had. */
async function newsOfRelease(section: SectionId, releases: Releases): Promise<News> {
  const used = usedReleases().get(section);
  const known = used ?? (await releases.get(section));
  const live = await releases.live(section);
  const isKnown = live.ref.buildId === known.file.buildId;
  if (isKnown || hasFailedStart(section, live.ref.buildId, Date.now())) return { kind: 'none' };
  const release = await fetchRelease(section, releases.entry(section), live);
  if (used || !keepsPages(release.file, known.file)) return { kind: 'newer', release };
  releases.adopt(release);
  return { kind: 'adopted', release };
}

/** Asks for news of a section. Throws SectionError when what is live cannot be had. */
export async function newsOf(section: SectionId, releases: Releases): Promise<News> {
  const used = usedReleases().get(section);
  if (used && !releases.allows(used)) return { kind: 'ended' };
  try {
    return await newsOfRelease(section, releases);
  } catch (error) {
    // A live release that this shell cannot run is for the next shell; what runs here goes on.
    if (error instanceof SectionError && (error.kind === 'incompatible' || error.kind === 'disabled')) {
      return { kind: 'none' };
    }
    throw error;
  }
}
