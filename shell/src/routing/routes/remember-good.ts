import { useEffect } from 'react';
import { rememberGood } from '../../composition/memory/last-known-good.ts';
import { useHost } from '../../layouts/host-context.ts';

/** Notes that the release whose page uses this runs: effects run only if the page rendered, so reaching this one means that it has shown. */
export function useRememberGood(section: string): void {
  const release = useHost().committed(section);
  useEffect(() => {
    if (!release || release.channel === 'override') return;
    rememberGood(section, { buildId: release.file.buildId, integrity: release.integrity });
  }, [section, release]);
}
