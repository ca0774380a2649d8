import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { readShard } from './read-shard.ts';
import { headPath, headSchema, joined, type Sharded, type UnpackedShard } from './sharded.ts';

/** What is held of some lists, or on its way. */
interface Held {
  hashes: string;
  all: Promise<object>;
  /** By hash. */
  shards: Map<string, Promise<UnpackedShard<object>>>;
}

const heldBy = new WeakMap<DocumentSource, Map<string, Held>>();

/**
 * Everything in the shards, the same object while nothing changes; undefined when nothing is stored. One read shows whether the copy
 * in memory is current; only changed shards are read again, each once for all who want it meanwhile.
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
  if (held?.hashes === hashes) return held.all as Promise<Shard>;
  const shards = head.shards.map((hash, index) => held?.shards.get(hash) ?? readShard(of, source, index));
  const forget = () => {
    if (holding.get(of.head) === reading) holding.delete(of.head);
  };
  const all = Promise.all(shards).then((parts) => {
    // Written after the head was read: under the head's hashes it would stand for what the shards held before.
    if (parts.some(({ hash }, index) => hash !== head.shards[index])) forget();
    return joined(of.empty, parts.map(({ content }) => content) as Shard[]);
  });
  const reading = { hashes, all, shards: new Map(shards.map((shard, index) => [head.shards[index] as string, shard])) };
  holding.set(of.head, reading);
  // A shard that could not be read is on nobody's way any more.
  all.catch(forget);
  return all;
}
