import type { SectionModule } from '@cursiv/shared-platform';
import { isLoadFailure } from '@cursiv/shared-ui';
import type { Release } from '../finding/fetch-release.ts';
import { noteFailedStart } from '../memory/failed-starts.ts';
import { lastKnownGood } from '../memory/last-known-good.ts';
import { SectionError } from '../section-error.ts';
import { loadContainer } from './load-container.ts';
import { pastFailedPreloads } from './past-failed-preloads.ts';

/** A build that could not start is left to the next document, which starts with the last one that could. */
function startFailure({ file: { section, buildId } }: Release, cause: unknown): SectionError {
  noteFailedStart(section, buildId, Date.now());
  if (cause instanceof SectionError) return cause;
  if (isLoadFailure(cause)) return new SectionError('unavailable', section, cause, buildId);
  const good = lastKnownGood(section);
  return new SectionError('crashed', section, cause, good && good.buildId !== buildId ? buildId : undefined);
}

/** Runs a section's code. Rejects with SectionError. */
export async function startSection(release: Release): Promise<SectionModule> {
  const { section, buildId } = release.file;
  try {
    const module = await pastFailedPreloads(() => loadContainer(release));
    if (module.id === section && module.buildId === buildId) return module;
    throw new SectionError('incompatible', section, `loaded ${module.id} ${module.buildId}`);
  } catch (cause) {
    throw startFailure(release, cause);
  }
}
