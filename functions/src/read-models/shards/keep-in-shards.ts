import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import {
  fullness,
  headPath,
  headSchema,
  inOrder,
  joined,
  type PackedShard,
  packAll,
  packShard,
  type Sharded,
  shardDocuments,
  shardOf,
  shardPath,
  unpackBytes,
  unpackShard,
} from './sharded.ts';

/** One entry by its kind and id: as it is now, or none. */
interface KeptEntry<Shard> {
  kind: keyof Shard & string;
  id: string;
  entry: () => Promise<{ id: string } | undefined>;
}

/** What is kept: some entries, and everything for when nothing is stored yet. */
interface Kept<Shard> {
  entries: readonly KeptEntry<Shard>[];
  all: () => Promise<Shard>;
}

/**
 * Puts entries in their shards, or takes them out; writes only what that changes. Reads come before writes. The head is read first, so that
 * of two who keep the same shards one waits; shards are unpacked one after another, since each takes twenty times its bytes.
 */
export async function keepInShards<Shard extends object>(
  of: Sharded<Shard>,
  transaction: DocumentTransaction,
  { entries, all }: Kept<Shard>,
): Promise<void> {
  const writeAll = (everything: Shard, count: number) => {
    for (const [path, fields] of shardDocuments(of, packAll(of, everything, count))) transaction.set(path, fields);
  };
  const head = parsed(headSchema, await transaction.get(headPath(of)));
  if (!head) return writeAll(await all(), 1);
  const made = await Promise.all(entries.map(async ({ kind, id, entry }) => ({ kind, id, entry: await entry() })));
  const stored = (index: number) => transaction.get(shardPath(of, index));
  const changed = new Map<number, PackedShard>();
  for (const [index, changes] of Map.groupBy(made, ({ id }) => shardOf(id, head.shards.length))) {
    const packed = packShard(withEntries(unpackShard(of, await stored(index)).content, changes));
    if (packed.hash !== head.shards[index]) changed.set(index, packed);
  }
  if (changed.size === 0) return;
  if ([...changed.values()].some((packed) => fullness(of, packed) > 1)) {
    // Not from the documents: there may be a hundred thousand of them.
    const shards = head.shards.map(async (_, index) => {
      const packed = changed.get(index);
      return (packed ? unpackBytes(of, packed.bytes) : unpackShard(of, await stored(index))).content;
    });
    return writeAll(joined(of.empty, await Promise.all(shards)), head.shards.length * 2);
  }
  transaction.set(headPath(of), { shards: head.shards.map((hash, index) => changed.get(index)?.hash ?? hash) });
  for (const [index, { bytes }] of changed) transaction.set(shardPath(of, index), { bytes });
}

type Made<Shard> = Pick<KeptEntry<Shard>, 'kind' | 'id'> & { entry: { id: string } | undefined };

function withEntries<Shard extends object>(content: Shard, changes: readonly Made<Shard>[]): Shard {
  const lists = Object.entries(content as Record<string, { id: string }[]>).map(([kind, entries]) => {
    const ofKind = new Map(changes.filter((change) => change.kind === kind).map(({ id, entry }) => [id, entry]));
    const present = [...ofKind.values()].filter((entry) => entry !== undefined);
    return [kind, inOrder([...entries.filter(({ id }) => !ofKind.has(id)), ...present])];
  });
  return Object.fromEntries(lists) as Shard;
}
