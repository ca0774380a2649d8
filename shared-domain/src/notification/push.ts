import * as z from 'zod/mini';
import type { Locale } from '../l10n/l10n.ts';
import { instant } from '../schema.ts';
import { queuedJob } from './queued-job.ts';

/** The most browsers of one person that are pushed to; a further one takes the place of the oldest. */
export const MOST_PUSHED = 10;

/**
 * A browser that its person wants pushed to: `pushSubscriptions/{id}`. The id is made of the endpoint, so that what a
 * browser gets is one person's alone.
 */
export const pushSubscriptionSchema = z.object({
  id: z.string(),
  uid: z.string(),
  /** The name that the browser made up for itself, as in the list of sessions. */
  device: z.string(),
  /** Where its push service takes messages. */
  endpoint: z.string(),
  /** What messages are encrypted with, as the browser gave it (RFC 8291), in base64url. */
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  /** When the person signed in there: once that session has ended, nothing is pushed. */
  signedInAt: instant,
  addedAt: instant,
});
export type PushSubscriptionDocument = z.infer<typeof pushSubscriptionSchema>;

/** A notification that has to be pushed to one browser: `pushes/{id}`. Dead ones were refused, tried too often, or cut off. */
export const pushJobSchema = z.object({
  ...queuedJob,
  uid: z.string(),
  notification: z.string(),
  subscription: z.string(),
});
export type PushJob = z.infer<typeof pushJobSchema>;

/** What a browser is pushed: a sentence, and the page that it is about. */
export interface PushMessage {
  /** That of the notification: a later message with the same id takes the place of an earlier one. */
  id: string;
  title: string;
  /** Locale-free path. */
  link: string;
  /** The language of the title. */
  locale: Locale;
}
