import { type Loadable, listMedia, useLoad } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { MediaPage, Medium } from '@cursiv/shared-domain';
import { useCallback, useState } from 'react';

/** The person's own files, page after page; `changes` counts what makes them be read anew. */
export function useMedia(medium: Medium | undefined, changes = 0) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was deleted or replaced changes the list.
  const load = useCallback(() => listMedia(medium ? { medium } : {}), [medium, changes]);
  const first = useLoad(load);
  const [later, setLater] = useState<{ of: unknown; pages: MediaPage[] }>({ of: load, pages: [] });
  const { isPending, run } = useCommand();
  const added = later.of === load ? later.pages : [];
  const pages: Loadable<MediaPage> =
    first.status === 'ready' ? { status: 'ready', value: joined([first.value, ...added]) } : first;
  const loadMore = () => {
    const before = pages.status === 'ready' ? pages.value.next : undefined;
    if (before === undefined) return;
    void run(async () => {
      const page = await listMedia({ ...(medium && { medium }), before });
      setLater({ of: load, pages: [...added, page] });
    });
  };
  return { pages, more: { isPending, load: loadMore } };
}

/** All pages as one: what is known last of the room and the next page counts. */
function joined(pages: MediaPage[]): MediaPage {
  const last = pages.at(-1) as MediaPage;
  return { ...last, files: pages.flatMap(({ files }) => files) };
}
