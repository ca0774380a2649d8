import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';

/** The largest values of an offering; lengths are in minutes. `offerings` is how many an expert may have. */
export const OFFERING_LIMITS = {
  title: 120,
  description: 600,
  offerings: 8,
  durationMin: 120,
  bufferBeforeMin: 15,
  bufferAfterMin: 15,
  gridMin: 120,
  minNoticeMin: 30 * 24 * 60,
  horizonDays: 90,
  maxPerDay: 20,
  maxPerWeek: 100,
  cancelNoticeMin: 7 * 24 * 60,
} as const;

/** The smallest values of an offering. */
export const OFFERING_LEAST = {
  durationMin: 10,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 15,
  minNoticeMin: 0,
  horizonDays: 1,
  maxPerDay: 1,
  cancelNoticeMin: 0,
} as const;

/** The numbers of an offering. */
export type OfferingNumber = keyof typeof OFFERING_LEAST;
export const OFFERING_NUMBERS = Object.keys(OFFERING_LEAST) as OfferingNumber[];

export const OFFERING_LOCATIONS = ['online', 'phone', 'in_person'] as const;

const number = (name: OfferingNumber) =>
  z.int().check(z.minimum(OFFERING_LEAST[name]), z.maximum(OFFERING_LIMITS[name]));

/**
 * A type of booking that an expert offers: an entry of `offerings` in `experts/{uid}`. All lengths are in minutes,
 * except the horizon.
 */
export const offeringSchema = z.object({
  title: l10nText(OFFERING_LIMITS.title),
  description: l10nText(OFFERING_LIMITS.description),
  durationMin: number('durationMin'),
  bufferBeforeMin: number('bufferBeforeMin'),
  bufferAfterMin: number('bufferAfterMin'),
  /** The step from one possible start to the next. */
  gridMin: number('gridMin'),
  minNoticeMin: number('minNoticeMin'),
  horizonDays: number('horizonDays'),
  maxPerDay: number('maxPerDay'),
  /** Absent when only the day is limited. */
  maxPerWeek: z.optional(z.int().check(z.minimum(1), z.maximum(OFFERING_LIMITS.maxPerWeek))),
  /** Bookings need no answer. */
  confirmsAtOnce: z.optional(z.boolean()),
  cancelNoticeMin: number('cancelNoticeMin'),
  location: z.enum(OFFERING_LOCATIONS),
  active: z.boolean(),
});
export type Offering = z.infer<typeof offeringSchema>;
