import type { DocumentSource, StoredDocument } from '../../store/document-source.ts';

/** The least that a query costs, which finds nothing. */
const billed = (found: readonly StoredDocument[]) => Math.max(1, found.length);

/** The source, and how many reads the database charges for what was read from it so far. */
export function metered(source: DocumentSource): { source: DocumentSource; reads: () => number } {
  let reads = 0;
  return {
    reads: () => reads,
    source: {
      async get(path) {
        reads += 1;
        return source.get(path);
      },
      async find(query) {
        const found = await source.find(query);
        reads += billed(found);
        return found;
      },
      // A count of up to a thousand entries costs one read.
      async count(query) {
        const count = await source.count(query);
        reads += Math.max(1, Math.ceil(count / 1000));
        return count;
      },
    },
  };
}
