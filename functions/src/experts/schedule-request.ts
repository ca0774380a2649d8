import { isKnownZone, SCHEDULE_LIMITS } from '@cursiv/shared-domain';
import * as z from 'zod';

const text = z.string().max(10);
const zone = z.string().max(64).refine(isKnownZone);
const hours = z.strictObject({ from: text, to: text });

/** What an expert sends as their hours: of the right form. Whether such hours can be, the domain says. */
export const scheduleRequestSchema = z.strictObject({
  timeZone: zone,
  weekly: z.array(hours.extend({ day: z.int().min(1).max(7) })).max(SCHEDULE_LIMITS.weekly),
  overrides: z
    .array(z.strictObject({ date: text, intervals: z.array(hours).max(SCHEDULE_LIMITS.intervals) }))
    .max(SCHEDULE_LIMITS.overrides),
  timeOff: z.array(hours).max(SCHEDULE_LIMITS.timeOff),
  stays: z
    .array(hours.extend({ timeZone: zone }))
    .max(SCHEDULE_LIMITS.stays)
    .optional(),
  /** The revision that the edits are based on; 0 for the first hours. */
  rev: z.int().min(0),
});
