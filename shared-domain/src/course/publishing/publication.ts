import * as z from 'zod/mini';
import { APP_ERROR_CODES } from '../../app-error.ts';
import { localeSchema } from '../../l10n/l10n-schema.ts';
import { instant } from '../../schema.ts';

/** How long one publication may run, in milliseconds: longer than the call itself. One that takes longer has been cut off. */
const RUN_MS = 90_000;

/**
 * The last publication of a course, `publications/{courseId}`: whoever has lost the answer reads here what became of it. Only the
 * server writes it.
 */
export const publicationSchema = z.object({
  ownerUid: z.string(),
  /** Made once by who pressed the button, so that a second press publishes nothing twice. */
  key: z.string(),
  rev: z.number(),
  locales: z.array(localeSchema),
  version: z.number(),
  status: z.enum(['running', 'done', 'failed']),
  /** Documents of the version that are written, of how many. */
  written: z.number(),
  total: z.number(),
  startedAt: instant,
  failure: z.optional(z.enum(APP_ERROR_CODES)),
});

export type Publication = z.infer<typeof publicationSchema>;

/** Whether a publication is still at work. */
export const isRunning = ({ status, startedAt }: Pick<Publication, 'status' | 'startedAt'>, now: Date): boolean =>
  status === 'running' && now.getTime() - startedAt.getTime() < RUN_MS;
