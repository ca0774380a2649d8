import type { PageModule } from '@cursiv/shared-platform';
import { SectionError } from '../../composition/section-error.ts';
import { isSiteReachable } from '../../recovery/is-site-reachable.ts';
import { whenReachable } from '../../recovery/when-reachable.ts';
import type { PageTakeover } from './page-takeover.ts';

const isMissing = (error: unknown) => error instanceof SectionError && error.kind === 'unavailable';

/** Loads; without a connection it waits for one. Rejects as `load` does where the site answers. */
async function onceConnected<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissing(error) || (await isSiteReachable())) throw error;
      console.info(error);
      await new Promise<void>((resolve) => whenReachable(resolve));
    }
  }
}

/**
 * The code of the rendered page, once it is needed. Somebody who has lost their connection goes on reading: the page is not replaced by the
 * news that its code cannot be had.
 */
export function codeWhenNeeded(takeover: PageTakeover, load: () => Promise<PageModule>): Promise<PageModule> {
  const code = takeover.needed.then(() => onceConnected(load));
  code.catch(() => takeover.giveUp());
  return code;
}
