import { packAll, shardDocuments } from '../shards/sharded.ts';
import { CATALOGUE, type Catalogue } from './shard.ts';

/** The documents that hold a catalogue, by path: for sites that are made whole. */
export const catalogueDocuments = (all: Catalogue) => shardDocuments(CATALOGUE, packAll(CATALOGUE, all));
