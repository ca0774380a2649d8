import type { DocumentStore } from '../document-source.ts';

/** The store, with the paths and collections that were read from it. */
export function counted(store: DocumentStore): { store: DocumentStore; reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    store: {
      ...store,
      get: (path) => {
        reads.push(path);
        return store.get(path);
      },
      count: (query) => {
        reads.push(query.collection);
        return store.count(query);
      },
      find: (query) => {
        reads.push(query.collection);
        return store.find(query);
      },
    },
  };
}
