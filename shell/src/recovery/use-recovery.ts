import { useEffect, useState } from 'react';
import { SectionError } from '../composition/section-error.ts';
import { isSiteReachable } from './is-site-reachable.ts';
import { mayReload, tabMemory } from './reload-guard.ts';

/** The state of recovery from a failed page; nothing is shown during `looking` and `reloading`. */
export type Recovery = 'looking' | 'reloading' | 'offline' | 'none';

/**
 * Files of a build are gone or broken: a newer build may be live, so the page reloads at its address, within the guard.
 * It does not reload while the site does not answer at all, because the browser's own error page would replace it.
 */
async function recover({ failedBuild }: SectionError): Promise<Recovery> {
  if (!(await isSiteReachable())) return 'offline';
  const address = location.pathname + location.search;
  if (!failedBuild || !mayReload(tabMemory, address, failedBuild, Date.now())) return 'none';
  location.reload();
  return 'reloading';
}

/** Tries to recover from a section's missing files; other failures are shown. */
export function useRecovery(error: unknown): Recovery {
  const [found, setFound] = useState<{ error: unknown; recovery: Recovery }>();
  // A build that broke at its start counts as missing, as long as there is another to load instead.
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
