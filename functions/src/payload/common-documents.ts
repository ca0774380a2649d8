import { CATALOGUE } from '../read-models/catalogue/shard.ts';
import { EXPERT_LIST } from '../read-models/experts/list/list-entry.ts';
import { headPath } from '../read-models/shards/sharded.ts';
import type { DocumentSource, StoredDocument } from '../store/document-source.ts';

/** What nearly every page reads, whatever it is about. */
const COMMON = ['config/public', headPath(CATALOGUE), headPath(EXPERT_LIST)];

/** How long one of them is trusted, in milliseconds: as long as what the site's files say is live. */
const FRESH_MS = 1_000;

/**
 * The source, which reads what is common to pages once a second at most, however many pages are made. All else is read each time, and what
 * could not be read is tried again at once.
 */
export function withCommonDocuments(source: DocumentSource, now: () => number = Date.now): DocumentSource {
  const known = new Map<string, { at: number; document: Promise<StoredDocument | undefined> }>();
  return {
    find: (query) => source.find(query),
    count: (query) => source.count(query),
    get(path) {
      if (!COMMON.includes(path)) return source.get(path);
      const last = known.get(path);
      if (last && now() - last.at < FRESH_MS) return last.document;
      const read = { at: now(), document: source.get(path) };
      known.set(path, read);
      read.document.catch(() => {
        if (known.get(path) === read) known.delete(path);
      });
      return read.document;
    },
  };
}
