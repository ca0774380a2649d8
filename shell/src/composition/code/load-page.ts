import { addMessages, DEFAULT_LOCALE, type Locale } from '@cursiv/shared-i18n';
import type { PageModule, SectionModule } from '@cursiv/shared-platform';
import { isLoadFailure } from '@cursiv/shared-ui';
import { SectionError } from '../section-error.ts';
import { pastFailedPreloads } from './past-failed-preloads.ts';

type MessageTree = Parameters<typeof addMessages>[2];

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
  if (!load) throw new Error(`${module.id} has no page ${routeId}`);
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
