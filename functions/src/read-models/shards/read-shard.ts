import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { headPath, headSchema, type Sharded, shardPath, type UnpackedShard, unpackShard } from './sharded.ts';

/** How many shards are stored; undefined when nothing is. */
export async function countShards(
  of: Pick<Sharded<never>, 'head'>,
  source: DocumentSource,
): Promise<number | undefined> {
  return parsed(headSchema, await source.get(headPath(of)))?.shards.length;
}

/** What one shard holds, for readers who keep nothing in memory; nothing when it is absent. */
export const readShard = async <Shard>(
  of: Sharded<Shard>,
  source: DocumentSource,
  index: number,
): Promise<UnpackedShard<Shard>> => unpackShard(of, await source.get(shardPath(of, index)));
