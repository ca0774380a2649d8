import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** How long the copy of a person's data is kept, in days. */
export const EXPORT_DAYS = 7;

/** How many copies a person may ask for within a day. */
export const MOST_EXPORTS_A_DAY = 3;

/** How long ago a person may have signed in to do what asks for a fresh sign-in, in milliseconds. */
export const FRESH_SIGN_IN_MS = 5 * 60_000;

/** Where a person's request for a copy of their data is kept: one at a time. */
export const dataExportPath = (uid: string): string => `dataRequests/${uid}__export`;

/** A person's request for a copy of their data; only functions write it. */
export const dataExportSchema = z.object({
  id: z.string(),
  uid: z.string(),
  status: z.enum(['waiting', 'ready']),
  askedAt: instant,
  /** When the copy is erased; absent while it waits. */
  expiresAt: z.optional(instant),
  bytes: z.optional(z.number()),
});

export type DataExport = z.infer<typeof dataExportSchema>;

/** How long a person may change their mind after they asked to have their account deleted, in days. */
export const DELETION_DAYS = 14;

/** Where a person's wish to have their account deleted is kept. */
export const deletionPath = (uid: string): string => `dataRequests/${uid}__deletion`;

/**
 * A person's wish to have their account deleted; only functions write it. It waits until `dueAt`; then the person is told for
 * the last time, and everything is erased, this document at the very end.
 */
export const deletionSchema = z.object({
  id: z.string(),
  uid: z.string(),
  status: z.enum(['asked', 'telling', 'erasing']),
  askedAt: instant,
  dueAt: instant,
  /** An administrator asked for it, for a person who wrote or called. */
  isOnBehalf: z.optional(z.boolean()),
  /** What stands in the person's place where others need the document; nothing leads from it back to them. */
  pseudonym: z.optional(z.string()),
  /** What the account said of the person, to find it elsewhere; absent until the end begins. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** The address, in small letters, if its person has proven it. */
  provenEmail: z.optional(z.string()),
  /** How many documents of each place have been erased or made anonymous. */
  counts: z._default(z.record(z.string(), z.number()), {}),
});

export type Deletion = z.infer<typeof deletionSchema>;

/** What deleting an account does to others, as its person sees it beforehand. */
export interface DeletionEffects {
  /** Courses that are archived, so that their learners keep them. */
  courses: number;
  /** Courses that nobody has seen yet, and resources: they are erased. */
  drafts: number;
  resources: number;
  /** Sessions still to come: they are cancelled, and the others told. */
  bookings: number;
  certificates: number;
}
