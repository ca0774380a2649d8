import type { DocumentSource } from '../../store/document-source.ts';
import { countShards, readShard } from '../shards/read-shard.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { CATALOGUE, type Catalogue } from './shard.ts';

/** In how many parts everything published can be read; one when no catalogue is stored. */
export const countParts = async (source: DocumentSource): Promise<number> =>
  (await countShards(CATALOGUE, source)) ?? 1;

/** The part with an index, read alone; undefined where there is no such part. Without a stored catalogue, the first has everything. */
export async function readPart(source: DocumentSource, index: number): Promise<Catalogue | undefined> {
  const count = await countShards(CATALOGUE, source);
  if (index >= (count ?? 1)) return undefined;
  return count === undefined ? collectCatalogue(source) : (await readShard(CATALOGUE, source, index)).content;
}
