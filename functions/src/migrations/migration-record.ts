import { instant } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** How far a migration has come: `migrations/{version}`. */
const recordSchema = z.object({
  state: z.enum(['running', 'done']),
  /** The last document that was looked at; they come in the order of their ids. */
  after: z.string(),
  /** Documents that were looked at, and writes that they needed. */
  seen: z.number(),
  written: z.number(),
  startedAt: instant,
  doneAt: z.nullable(instant),
});
export type MigrationRecord = z.infer<typeof recordSchema>;

export const recordPath = (version: string): string => `migrations/${version}`;

/** What is recorded of a migration; undefined while it has not begun. */
export const recordedOf = async (
  source: Pick<DocumentTransaction, 'get'>,
  version: string,
): Promise<MigrationRecord | undefined> => parsed(recordSchema, await source.get(recordPath(version)));
