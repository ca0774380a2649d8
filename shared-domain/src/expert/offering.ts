import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';

export const OFFERING_LIMITS = { title: 120, description: 600, offerings: 8 } as const;

const minutes = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/**
 * A type of booking that an expert offers: an entry of `offerings` in `experts/{uid}`. All lengths are in minutes,
 * except the horizon.
 */
export const offeringSchema = z.object({
  title: l10nText(OFFERING_LIMITS.title),
  description: l10nText(OFFERING_LIMITS.description),
  durationMin: z.int().check(z.minimum(10), z.maximum(120)),
  bufferBeforeMin: minutes(15),
  bufferAfterMin: minutes(15),
  /** The step from one possible start to the next. */
  gridMin: z.int().check(z.minimum(15), z.maximum(120)),
  minNoticeMin: minutes(30 * 24 * 60),
  horizonDays: z.int().check(z.minimum(1), z.maximum(90)),
  maxPerDay: z.int().check(z.minimum(1), z.maximum(20)),
  cancelNoticeMin: minutes(7 * 24 * 60),
  location: z.enum(['online', 'phone', 'in_person']),
  active: z.boolean(),
});
export type Offering = z.infer<typeof offeringSchema>;
