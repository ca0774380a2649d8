import type { DocumentSource } from '../../store/document-source.ts';
import { readShards } from '../shards/read-shards.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { CATALOGUE, type Catalogue } from './shard.ts';

/** Everything published. Without a stored catalogue, it is collected from the documents. */
export const readCatalogue = async (source: DocumentSource): Promise<Catalogue> =>
  (await readShards(CATALOGUE, source)) ?? collectCatalogue(source);
