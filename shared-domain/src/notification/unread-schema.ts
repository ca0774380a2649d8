import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** What waits to be read by a person, as functions keep it. Where nothing waits there is no document. */
export const unreadSchema = z.object({
  count: z.int().check(z.positive()),
  /** When the newest of them was made. */
  newestAt: instant,
});

export type Unread = z.infer<typeof unreadSchema>;
