import type { PageModule } from '@cursiv/shared-platform';
import { hasActed, whenActed } from '@cursiv/shared-ui';
import { SectionError } from '../../composition/section-error.ts';
import { isSiteReachable } from '../../recovery/is-site-reachable.ts';
import { whenReachable } from '../../recovery/when-reachable.ts';
import type { PageTakeover } from './page-takeover.ts';

const isMissing = (error: unknown) => error instanceof SectionError && error.kind === 'unavailable';

/**
 * Loads, as often as it takes. Without a connection it waits for one; what is missing although the site answers it leaves until somebody wants
 * an answer of the page, if the page can rest so long. Rejects as `load` does.
 */
async function patiently<T>(load: () => Promise<T>, rests: boolean): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissing(error)) throw error;
      console.info(error);
      if (!(await isSiteReachable())) await new Promise<void>((resolve) => whenReachable(resolve));
      else if (rests && !hasActed()) await whenActed();
      else throw error;
    }
  }
}

/**
 * The code of the rendered page, once it is needed. Who only reads goes on reading: the page is not replaced by the news that its code cannot
 * be had.
 */
export function codeWhenNeeded(takeover: PageTakeover, load: () => Promise<PageModule>): Promise<PageModule> {
  const code = takeover.needed.then(() => patiently(load, takeover.rests));
  code.catch(() => takeover.giveUp());
  return code;
}
