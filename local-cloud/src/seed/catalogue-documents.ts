import { collectShard, memoryStore, packAll, shardDocuments } from '@cursiv/functions/catalogue';
import type { SeedDocument } from './seed-target.ts';

/** What is published of these documents, packed as the functions keep it, so that the first visitor finds it ready. */
export async function catalogueDocuments(documents: readonly SeedDocument[]): Promise<SeedDocument[]> {
  const store = memoryStore(new Map(documents.map(({ path, fields }) => [path, fields])));
  return shardDocuments(packAll(await collectShard(store))).map(([path, fields]) => ({ path, fields }));
}
