import { packAll, shardDocuments } from '../../shards/sharded.ts';
import { EXPERT_LIST, type ListEntry } from './list-entry.ts';

/** The documents that hold a list of experts, by path: for sites that are made whole. */
export const expertListDocuments = (experts: readonly ListEntry[]) =>
  shardDocuments(EXPERT_LIST, packAll(EXPERT_LIST, { experts }));
