import { categoryIdSchema, LANGUAGE_LEVELS, l10n, l10nText } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { Sharded } from '../../shards/sharded.ts';
import type { Person } from '../person.ts';
import { startRuns, startRunsSchema } from './start-runs.ts';

/** What lists show of a listed expert, and find them by. */
const listEntrySchema = z.object({
  id: z.string(),
  displayName: z.string(),
  headline: l10nText(500),
  photo: z.optional(z.string()),
  languages: z.array(z.string()),
  languageLevels: z.optional(z.record(z.string(), z.enum(LANGUAGE_LEVELS))),
  topics: l10n(z.array(z.string())),
  categoryIds: z.array(categoryIdSchema),
  timeZone: z.string(),
  isVerified: z.boolean(),
  ratingAvg: z.number(),
  ratingCount: z.number(),
  times: z.array(startRunsSchema),
});
export type ListEntry = z.infer<typeof listEntrySchema>;

const listSchema = z.object({ experts: z.array(listEntrySchema) });

/** How the list of experts is stored. */
export const EXPERT_LIST: Sharded<z.infer<typeof listSchema>> = {
  head: 'experts-head',
  shard: 'experts',
  // Every booking writes one.
  mostBytes: 64 * 1024,
  schema: listSchema,
  empty: { experts: [] },
};

/** The entry of a person, with the times ahead. */
export function listEntry(person: Person, now: Date): ListEntry {
  const { id, displayName, headline, photo, languages, languageLevels, topics, categoryIds, timeZone } = person.expert;
  const { ratingAvg, ratingCount } = person.expert;
  return {
    ...{ id, displayName, headline, ...(photo && { photo }), languages, topics, categoryIds, timeZone },
    ...(languageLevels && { languageLevels }),
    ...{ isVerified: person.isVerified, ratingAvg, ratingCount, times: startRuns(person, now) },
  };
}
