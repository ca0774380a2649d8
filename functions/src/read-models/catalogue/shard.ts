import * as z from 'zod/mini';
import type { Sharded } from '../shards/sharded.ts';
import { courseEntrySchema, expertEntrySchema, resourceEntrySchema } from './entries.ts';

const shardSchema = z.object({
  courses: z.array(courseEntrySchema),
  resources: z.array(resourceEntrySchema),
  experts: z.array(expertEntrySchema),
});
export type Shard = z.infer<typeof shardSchema>;
export type EntryKind = keyof Shard;

/** Everything published; the same object while nothing changes. */
export type Catalogue = Readonly<Shard>;

/** How the catalogue is stored. */
export const CATALOGUE: Sharded<Shard> = {
  head: 'head',
  shard: 'shard',
  mostBytes: 700 * 1024,
  // A shard is a part of the sitemap, with an address for each language: below the protocol's 50,000 of them, and below the
  // 32 MiB that a function may answer with.
  mostEntries: 10_000,
  schema: shardSchema,
  empty: { courses: [], resources: [], experts: [] },
};
