import type { AppErrorCode } from '@cursiv/shared-domain';
import { useCallback, useMemo, useState } from 'react';
import { useLoad } from '../use-load.ts';
import type { Loadable } from '../use-watch.ts';
import { useCommand } from './use-command.ts';

/** Pages that are loaded one after the other, and how to load the one after the last. */
interface Pages<Page> {
  pages: Loadable<readonly [Page, ...Page[]]>;
  /** `failure` is why the last one did not come. */
  more: { isPending: boolean; failure: AppErrorCode | undefined; load: () => void };
}

/**
 * Loads the first page of a list, and further ones when wanted; `load` gets what the page before named as `next`. Pass a stable function
 * (`useCallback`): another one begins anew.
 */
export function usePages<Page extends { next?: unknown }>(
  load: (from: Page['next'] | undefined) => Promise<Page>,
): Pages<Page> {
  const first = useLoad(useCallback(() => load(undefined), [load]));
  const [later, setLater] = useState<{ of: unknown; pages: readonly Page[] }>({ of: load, pages: [] });
  const { isPending, failure, run } = useCommand();
  const added = later.of === load ? later.pages : undefined;
  const pages = useMemo<Pages<Page>['pages']>(
    () => (first.status === 'ready' ? { status: 'ready', value: [first.value, ...(added ?? [])] } : first),
    [first, added],
  );
  const loadMore = () => {
    const next = pages.status === 'ready' ? pages.value.at(-1)?.next : undefined;
    if (next === undefined) return;
    void run(async () => {
      const page = await load(next);
      setLater({ of: load, pages: [...(added ?? []), page] });
    });
  };
  return {
    pages,
    more: { isPending, failure, load: loadMore },
  };
}
