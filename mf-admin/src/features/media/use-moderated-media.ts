import { type FileRuling, useLastReady, type WantedMedia } from '@cursiv/shared-data';
import { usePages } from '@cursiv/shared-data/commands';
import type { ModeratedCursor, ModeratedFile, ModeratedPage } from '@cursiv/shared-domain';
import { useCallback, useState } from 'react';
import type { RuleOnOne } from './bulk/media-moves.ts';

/** Reads a page of files. Rejects with AppError. */
export type ReadMedia = (wanted: WantedMedia) => Promise<ModeratedPage>;

/** What the list is narrowed down to. */
export type MediaFilters = Pick<WantedMedia, 'id' | 'medium' | 'status' | 'ownerUid'>;

/**
 * The files that match, page after page, and how to rule on one: a ruling shows in its row at once, so that the pages stay. Whatever fails
 * makes the list be read anew.
 */
export function useModeratedMedia(read: ReadMedia, { id, medium, status, ownerUid }: MediaFilters, ruleOn: RuleOnOne) {
  const [failures, setFailures] = useState(0);
  const [ruled, setRuled] = useState<ReadonlyMap<string, FileRuling>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure the list is read anew.
  const load = useCallback(
    (after: ModeratedCursor | undefined) => read({ id, medium, status, ownerUid, after }),
    [read, id, medium, status, ownerUid, failures],
  );
  const { pages, more } = usePages<ModeratedPage>(load);
  const last = useLastReady(pages);
  const rule = async (id: string, ruling: FileRuling) => {
    try {
      await ruleOn(id, ruling);
      setRuled((before) => new Map(before).set(id, ruling));
    } catch (error) {
      setRuled(new Map());
      setFailures((count) => count + 1);
      throw error;
    }
  };
  return {
    pages,
    more,
    rule,
    files: last?.flatMap(({ files }) => files).map((file) => withRuling(file, ruled.get(file.id))),
    hasMore: last?.at(-1)?.next !== undefined,
  };
}

function withRuling({ takenDown, ...file }: ModeratedFile, ruling: FileRuling | undefined): ModeratedFile {
  if (!ruling) return { ...file, ...(takenDown && { takenDown }) };
  if (ruling.to === 'stored') return { ...file, status: 'stored' };
  return { ...file, status: 'takenDown', takenDown: { note: ruling.note, locale: ruling.locale } };
}
