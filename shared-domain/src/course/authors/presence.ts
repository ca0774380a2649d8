import * as z from 'zod/mini';
import { instant } from '../../schema.ts';

/** How often a sign of life is given, and how long it lasts, in milliseconds. */
export const PRESENCE_MS = { beat: 45_000, lasts: 100_000 } as const;

/** Somebody who has the draft open: `courseDrafts/{courseId}/present/{uid}`. */
export const presenceSchema = z.object({ id: z.string(), name: z.string(), at: instant });

export type Presence = z.infer<typeof presenceSchema>;

/** Whether somebody is still there. */
export const isPresent = ({ at }: Pick<Presence, 'at'>, now: Date): boolean =>
  now.getTime() - at.getTime() < PRESENCE_MS.lasts;
