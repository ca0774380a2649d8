import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** How many of a kind a person may start within a day; the data rules have the same numbers. */
export const MOST_A_DAY = {
  courseDrafts: 50,
  resources: 50,
  enrollments: 50,
  announcements: 50,
  reports: 20,
  notes: 200,
} as const;

export type Counted = keyof typeof MOST_A_DAY;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The number of things that a person has started since a moment: `allowances/{uid}__{kind}`; once it is used up, the
 * next day begins a day after it.
 */
export const allowanceSchema = z.object({ since: instant, count: z.number(), last: z.string(), at: instant });

export type Allowance = z.infer<typeof allowanceSchema>;

export const allowanceId = (uid: string, kind: Counted) => `${uid}__${kind}`;

/**
 * The count increased by one; without `since` when a new day begins, undefined when the day allows no more. Only a
 * used-up day ends by the clock, because the device's clock may be wrong.
 */
export function nextAllowance(
  present: Pick<Allowance, 'since' | 'count'> | undefined,
  most: number,
  now: Date,
): { count: number; since?: Date } | undefined {
  if (!present) return { count: 1 };
  if (present.count < most) return { count: present.count + 1, since: present.since };
  return present.since.getTime() + DAY_MS <= now.getTime() ? { count: 1 } : undefined;
}
