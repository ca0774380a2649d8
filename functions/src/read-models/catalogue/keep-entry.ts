import { courseSchema, expertSchema, resourceSchema } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore, StoredDocument } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { lessonsOf } from '../published.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { compareText } from './compare-text.ts';
import { courseEntry, type Entry, expertEntry, resourceEntry } from './entries.ts';
import {
  type EntryKind,
  HEAD_PATH,
  headSchema,
  MAX_SHARD_BYTES,
  packAll,
  packShard,
  type Shard,
  shardDocuments,
  shardOf,
  shardPath,
  unpackShard,
} from './shard.ts';

/** Which document an entry is of. */
export interface EntryKey {
  kind: EntryKind;
  id: string;
}

/** Brings what the catalogue says of one document up to date with it; writes only when that changes something. */
export function keepEntry(store: DocumentStore, { kind, id }: EntryKey): Promise<void> {
  return store.transact(async (transaction) => {
    const writeAll = async (count: number) => {
      const shards = packAll(await collectCatalogue(store), count);
      for (const [path, fields] of shardDocuments(shards)) transaction.set(path, fields);
    };
    const head = parsed(headSchema, await transaction.get(HEAD_PATH));
    if (!head) return writeAll(1);
    const index = shardOf(id, head.shards.length);
    const shard = unpackShard(await transaction.get(shardPath(index)));
    const entry = await entryOf(store, kind, await transaction.get(`${kind}/${id}`));
    const packed = packShard(withEntry(shard, kind, id, entry));
    if (packed.hash === head.shards[index]) return;
    if (packed.bytes.length > MAX_SHARD_BYTES) return writeAll(head.shards.length * 2);
    transaction.set(HEAD_PATH, { shards: head.shards.with(index, packed.hash) });
    transaction.set(shardPath(index), { bytes: packed.bytes });
  });
}

async function entryOf(
  source: DocumentSource,
  kind: EntryKind,
  document: StoredDocument | undefined,
): Promise<Entry | undefined> {
  if (kind === 'courses') {
    const course = parsed(courseSchema, document);
    return course && courseEntry(course, await lessonsOf(source, course.id));
  }
  if (kind === 'resources') {
    const resource = parsed(resourceSchema, document);
    return resource && resourceEntry(resource);
  }
  const expert = parsed(expertSchema, document);
  return expert && expertEntry(expert);
}

/** The shard with the entry in its place among its kind, or without it. */
function withEntry(shard: Shard, kind: EntryKind, id: string, entry: Entry | undefined): Shard {
  const others: Entry[] = shard[kind].filter((present) => present.id !== id);
  const entries = entry ? [...others, entry].toSorted((one, other) => compareText(one.id, other.id)) : others;
  return { ...shard, [kind]: entries };
}
