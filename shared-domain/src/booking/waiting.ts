import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';

/** The most people who may wait for one expert. */
export const MAX_WAITING = 50;

const HOUR_MS = 3_600_000;
/** A time is held this long for whoever is first in line. */
const HELD_MS = 2 * HOUR_MS;
/** A shorter time to decide is none. */
const LEAST_HELD_MS = HOUR_MS / 4;

/** A free time that is held for somebody. */
export const heldTimeSchema = z.object({
  offeringId: z.string(),
  offeringTitle: l10nText(120),
  startAt: instant,
  /** The locks that hold it. */
  lockIds: z.array(z.string()),
});

/**
 * Somebody who waits for a free time of an expert: `waiting/{expertUid}__{learnerUid}`. Whoever has waited longest is offered the
 * next time that becomes free, and it is held for them until a moment.
 */
export const waitingSchema = z.object({
  id: z.string(),
  expertUid: z.string(),
  expertName: z.string(),
  learnerUid: z.string(),
  joinedAt: instant,
  status: z.enum(['waiting', 'offered']),
  held: z.optional(heldTimeSchema),
  until: z.optional(instant),
});

export type Waiting = z.infer<typeof waitingSchema>;

export const waitingId = (expertUid: string, learnerUid: string): string => `${expertUid}__${learnerUid}`;

/** Until when a time is held that is offered now; undefined when that would be too short to decide. */
export function heldUntil(now: Date, startAt: Date, minNoticeMin: number): Date | undefined {
  const last = startAt.getTime() - minNoticeMin * 60_000;
  const until = Math.min(now.getTime() + HELD_MS, last);
  return until - now.getTime() >= LEAST_HELD_MS ? new Date(until) : undefined;
}

/** Whether a time is still held for somebody. */
export const isHeld = ({ status, until }: Pick<Waiting, 'status' | 'until'>, now: Date): boolean =>
  status === 'offered' && until !== undefined && now < until;
