import { courseSchema, expertSchema, resourceSchema } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore, StoredDocument } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { lessonsOf } from '../published.ts';
import { keepInShards } from '../shards/keep-in-shards.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { courseEntry, type Entry, expertEntry, resourceEntry } from './entries.ts';
import { CATALOGUE, type EntryKind } from './shard.ts';

/** The document that an entry comes from. */
export interface EntryKey {
  kind: EntryKind;
  id: string;
}

/** Updates the catalogue's entries of some documents; writes only what that changes. */
export const keepEntries = (store: DocumentStore, keys: readonly EntryKey[]): Promise<void> =>
  store.transact((transaction) =>
    keepInShards(CATALOGUE, transaction, {
      entries: keys.map(({ kind, id }) => ({
        kind,
        id,
        entry: async () => entryOf(store, kind, await transaction.get(`${kind}/${id}`)),
      })),
      all: () => collectCatalogue(store),
    }),
  );

async function entryOf(
  source: DocumentSource,
  kind: EntryKind,
  document: StoredDocument | undefined,
): Promise<Entry | undefined> {
  if (kind === 'courses') {
    const course = parsed(courseSchema, document);
    return course && courseEntry(course, await lessonsOf(source, course));
  }
  if (kind === 'resources') {
    const resource = parsed(resourceSchema, document);
    return resource && resourceEntry(resource);
  }
  const expert = parsed(expertSchema, document);
  return expert && expertEntry(expert);
}
