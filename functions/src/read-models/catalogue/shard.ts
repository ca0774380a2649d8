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
  schema: shardSchema,
  empty: { courses: [], resources: [], experts: [] },
};
