export { memoryStore } from '../payload/memory-store.ts';
export { collectShard } from './collect-shard.ts';
export { packAll, shardDocuments } from './shard.ts';
