import { useEffect, useState } from 'react';
import { SectionError } from '../composition/section-error.ts';
import { isSiteReachable } from './is-site-reachable.ts';
import { mayReload, tabMemory } from './reload-guard.ts';

/** What is done about a page that failed: `looking` and `reloading` are no time to show anything. */
export type Recovery = 'looking' | 'reloading' | 'offline' | 'none';

/**
 * Files of a build are gone or broken: a newer build may be live, so the page is loaded anew at its address, within the guard.
 * Not while the site does not answer at all: then the browser's own error would take the page's place.
 */
async function recover({ failedBuild }: SectionError): Promise<Recovery> {
  if (!(await isSiteReachable())) return 'offline';
  const address = location.pathname + location.search;
  if (!failedBuild || !mayReload(tabMemory, address, failedBuild, Date.now())) return 'none';
  location.reload();
  return 'reloading';
}

/** Tries to recover from a section's missing files; other failures are left to be shown. */
export function useRecovery(error: unknown): Recovery {
  const [found, setFound] = useState<{ error: unknown; recovery: Recovery }>();
  // A build that broke as it started is like a missing one as long as there is another to load instead.
  const isMissing = error instanceof SectionError && (error.kind === 'unavailable' || error.failedBuild);
  const missing = isMissing ? error : undefined;
  useEffect(() => {
    if (!missing) return;
    let isShown = true;
    void recover(missing).then((recovery) => isShown && setFound({ error: missing, recovery }));
    return () => {
      isShown = false;
    };
  }, [missing]);
  if (!missing) return 'none';
  return found?.error === missing ? found.recovery : 'looking';
}
