import { type Loadable, listMedia } from '@cursiv/shared-data';
import { usePages } from '@cursiv/shared-data/commands';
import type { MediaPage, Medium } from '@cursiv/shared-domain';
import { useCallback } from 'react';

/** The person's own files, page after page; `changes` counts what makes them be read anew. */
export function useMedia(medium: Medium | undefined, changes = 0) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was deleted or replaced changes the list.
  const load = useCallback(
    (before: string | undefined) => listMedia({ ...(medium && { medium }), ...(before && { before }) }),
    [medium, changes],
  );
  const { pages, more } = usePages<MediaPage>(load);
  const joinedPages: Loadable<MediaPage> =
    pages.status === 'ready' ? { status: 'ready', value: joined(pages.value) } : pages;
  return { pages: joinedPages, more };
}

/** All pages as one: what is known last of the room and the next page counts. */
function joined(pages: readonly MediaPage[]): MediaPage {
  const last = pages.at(-1) as MediaPage;
  return { ...last, files: pages.flatMap(({ files }) => files) };
}
