import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { headPath, headSchema, joined, type Sharded, shardPath, unpackShard } from './sharded.ts';

interface Held {
  shards: Map<string, object>;
  hashes: string;
  all: object;
}

const heldBy = new WeakMap<DocumentSource, Map<string, Held>>();

/**
 * Everything in the shards, the same object while nothing changes; undefined when nothing is stored. One read shows whether the copy
 * in memory is current; only changed shards are read again.
 */
export async function readShards<Shard extends object>(
  of: Sharded<Shard>,
  source: DocumentSource,
): Promise<Shard | undefined> {
  const head = parsed(headSchema, await source.get(headPath(of)));
  if (!head) return undefined;
  const hashes = head.shards.join();
  const holding = heldBy.get(source) ?? new Map<string, Held>();
  heldBy.set(source, holding);
  const held = holding.get(of.head);
  if (held?.hashes === hashes) return held.all as Shard;
  const shards = await Promise.all(
    head.shards.map(
      async (hash, index): Promise<[string, object]> => [
        hash,
        held?.shards.get(hash) ?? unpackShard(of, await source.get(shardPath(of, index))),
      ],
    ),
  );
  const all = joined(
    of.empty,
    shards.map(([, shard]) => shard as Shard),
  );
  holding.set(of.head, { hashes, all, shards: new Map(shards) });
  return all;
}
