import type { ReadModel } from '../read-model.ts';
import { collectCatalogue } from './collect-catalogue.ts';
import { type EntryKey, keepEntries } from './keep-entries.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Catalogue } from './shard.ts';

/** Everything that lists and searches need: one read per page while nothing changes. */
export const catalogueModel: ReadModel<void, Catalogue, readonly EntryKey[]> = {
  collect: collectCatalogue,
  keep: keepEntries,
  read: readCatalogue,
};
