import { isLoadFailure } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { SectionError } from '../composition/section-error.ts';
import { isSiteReachable } from './is-site-reachable.ts';
import { mayReload, tabMemory } from './reload-guard.ts';

/** The state of recovery from a failed page; nothing is shown during `looking` and `reloading`. */
export type Recovery = 'looking' | 'reloading' | 'offline' | 'none';

/** Files that a page needs are gone or broken. */
interface Missing {
  /** What names their build, where a document loaded anew may find another. */
  build: string | undefined;
}

/** The files that are missing, if the error says so. A build that broke at its start counts as missing. */
function missingFor(error: unknown): Missing | undefined {
  // What a page loads later: the address of the file has the build in it.
  if (isLoadFailure(error)) return { build: error.request ?? error.message };
  if (!(error instanceof SectionError)) return undefined;
  return error.kind === 'unavailable' || error.failedBuild ? { build: error.failedBuild } : undefined;
}

/**
 * A newer build may be live, so the page reloads at its address, within the guard. It does not reload while the site does not answer at
 * all, because the browser's own error page would replace it.
 */
async function recover({ build }: Missing): Promise<Recovery> {
  if (!(await isSiteReachable())) return 'offline';
  const address = location.pathname + location.search;
  if (!build || !mayReload(tabMemory, address, build, Date.now())) return 'none';
  location.reload();
  return 'reloading';
}

/** Tries to recover from missing files of a section; other failures are shown. */
export function useRecovery(error: unknown): Recovery {
  const [found, setFound] = useState<{ error: unknown; recovery: Recovery }>();
  useEffect(() => {
    const missing = missingFor(error);
    if (!missing) return;
    let isShown = true;
    void recover(missing).then((recovery) => isShown && setFound({ error, recovery }));
    return () => {
      isShown = false;
    };
  }, [error]);
  if (!missingFor(error)) return 'none';
  return found && found.error === error ? found.recovery : 'looking';
}
