import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { type Catalogue, HEAD_PATH, headSchema, type Shard, shardPath, unpackShard } from './shard.ts';

interface Held {
  shards: Map<string, Shard>;
  hashes: string;
  catalogue: Catalogue;
}

const heldBy = new WeakMap<DocumentSource, Held>();

/**
 * Everything published. One read tells whether what is held in memory is still current; only shards that changed are read
 * again. Without a stored catalogue it is collected from the documents.
 */
export async function readCatalogue(source: DocumentSource): Promise<Catalogue> {
  const head = parsed(headSchema, await source.get(HEAD_PATH));
  if (!head) return collectCatalogue(source);
  const hashes = head.shards.join();
  const held = heldBy.get(source);
  if (held?.hashes === hashes) return held.catalogue;
  const shards = await Promise.all(
    head.shards.map(
      async (hash, index): Promise<[string, Shard]> => [
        hash,
        held?.shards.get(hash) ?? unpackShard(await source.get(shardPath(index))),
      ],
    ),
  );
  const catalogue = joined(shards.map(([, shard]) => shard));
  heldBy.set(source, { hashes, catalogue, shards: new Map(shards) });
  return catalogue;
}

const joined = (shards: readonly Shard[]): Catalogue => ({
  courses: shards.flatMap(({ courses }) => courses),
  resources: shards.flatMap(({ resources }) => resources),
  experts: shards.flatMap(({ experts }) => experts),
});
