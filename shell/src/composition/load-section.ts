import { addMessages, DEFAULT_LOCALE, type Locale } from '@cursiv/shared-i18n';
import type { PageModule, PlatformApi, SectionId, SectionModule } from '@cursiv/shared-platform';
import { noteFailedStart } from './failed-starts.ts';
import type { Release } from './fetch-release.ts';
import { isLoadFailure } from './is-load-failure.ts';
import { lastKnownGood } from './last-known-good.ts';
import { loadContainer } from './load-container.ts';
import { pastFailedPreloads } from './past-failed-preloads.ts';
import { SectionError } from './section-error.ts';
import { noteRunning, noteUsedRelease } from './used-releases.ts';

type MessageTree = Parameters<typeof addMessages>[2];

const loaded = new Map<SectionId, Promise<SectionModule>>();

async function startModule(release: Release, platform: PlatformApi): Promise<SectionModule> {
  const { section, buildId } = release.file;
  noteUsedRelease(release);
  const begin = performance.now();
  const module = await pastFailedPreloads(() => loadContainer(release));
  if (module.id !== section || module.buildId !== buildId) {
    throw new SectionError('incompatible', section, `loaded ${module.id} ${module.buildId}`);
  }
  module.mount?.(platform);
  noteRunning(section, performance.now() - begin);
  return module;
}

/** A build that could not start is left to the next document, which starts with the last one that could. */
function startFailure({ file: { section, buildId } }: Release, cause: unknown): SectionError {
  noteFailedStart(section, buildId, Date.now());
  if (cause instanceof SectionError) return cause;
  if (isLoadFailure(cause)) return new SectionError('unavailable', section, cause, buildId);
  const good = lastKnownGood(section);
  return new SectionError('crashed', section, cause, good && good.buildId !== buildId ? buildId : undefined);
}

async function loadModule(release: Release, platform: PlatformApi): Promise<SectionModule> {
  try {
    return await startModule(release, platform);
  } catch (cause) {
    throw startFailure(release, cause);
  }
}

/** The code of a section, loaded once per document; a failed load is tried again next time. Throws SectionError. */
export function loadSection(release: Release, platform: PlatformApi): Promise<SectionModule> {
  const { section } = release.file;
  const known = loaded.get(section);
  if (known) return known;
  const module = loadModule(release, platform);
  loaded.set(section, module);
  module.catch(() => loaded.delete(section));
  return module;
}

/** Loads something of a section's code; files that cannot be fetched make the section unavailable, other failures are its own. */
async function fromSection<T>(module: SectionModule, load: () => Promise<T>): Promise<T> {
  try {
    return await pastFailedPreloads(load);
  } catch (cause) {
    throw isLoadFailure(cause) ? new SectionError('unavailable', module.id, cause, module.buildId) : cause;
  }
}

/** Loads the code of one page. Throws SectionError when its files cannot be had. */
export function loadPage(module: SectionModule, routeId: string): Promise<PageModule> {
  const load = module.routes[routeId];
  if (!load) throw new Error(`${module.id} declares the route ${routeId} but has no page for it`);
  return fromSection(module, load);
}

/**
 * Loads a section's messages for a language into its own namespace. When they cannot be had, the default language's stand in:
 * a page in the other language is better than none. Throws SectionError when neither can.
 */
export async function loadMessages(module: SectionModule, locale: Locale): Promise<void> {
  try {
    addMessages(module.id, locale, (await fromSection(module, () => module.messages(locale))) as MessageTree);
  } catch (error) {
    if (locale === DEFAULT_LOCALE) throw error;
    console.info(error);
    await loadMessages(module, DEFAULT_LOCALE);
  }
}
