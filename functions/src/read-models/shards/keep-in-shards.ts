import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import {
  fullness,
  headPath,
  headSchema,
  inOrder,
  joined,
  packAll,
  packShard,
  type Sharded,
  shardDocuments,
  shardOf,
  shardPath,
  unpackShard,
} from './sharded.ts';

/** What is kept: the entry of an id among its kind, or none; everything, for when nothing is stored yet. */
interface Kept<Shard> {
  kind: keyof Shard & string;
  id: string;
  entry: () => Promise<{ id: string } | undefined>;
  all: () => Promise<Shard>;
}

/** Puts an entry in its shard, or takes it out; writes only when that changes something. Reads come before writes. */
export async function keepInShards<Shard extends object>(
  of: Sharded<Shard>,
  transaction: DocumentTransaction,
  { kind, id, entry, all }: Kept<Shard>,
): Promise<void> {
  const writeAll = (everything: Shard, count: number) => {
    for (const [path, fields] of shardDocuments(of, packAll(of, everything, count))) transaction.set(path, fields);
  };
  const head = parsed(headSchema, await transaction.get(headPath(of)));
  if (!head) return writeAll(await all(), 1);
  const index = shardOf(id, head.shards.length);
  const { content } = unpackShard(of, await transaction.get(shardPath(of, index)));
  const shard = content as Record<string, { id: string }[]>;
  const made = await entry();
  const others = (shard[kind] ?? []).filter((present) => present.id !== id);
  const next = { ...shard, [kind]: made ? inOrder([...others, made]) : others };
  const packed = packShard(next);
  if (packed.hash === head.shards[index]) return;
  if (fullness(of, packed) > 1) {
    // Not from the documents: there may be a hundred thousand of them.
    const shards = head.shards.map(async (_, place) =>
      place === index ? (next as Shard) : unpackShard(of, await transaction.get(shardPath(of, place))).content,
    );
    return writeAll(joined(of.empty, await Promise.all(shards)), head.shards.length * 2);
  }
  transaction.set(headPath(of), { shards: head.shards.with(index, packed.hash) });
  transaction.set(shardPath(of, index), { bytes: packed.bytes });
}
