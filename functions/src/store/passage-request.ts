import { hasVisible, LOCALES, NOTE_LIMITS } from '@cursiv/shared-domain';
import * as z from 'zod';

/** Words of a lesson that somebody asks about. */
export const passageRequest = z.strictObject({
  quote: z.string().max(NOTE_LIMITS.quote).refine(hasVisible),
  prefix: z.string().max(NOTE_LIMITS.prefix),
  suffix: z.string().max(NOTE_LIMITS.suffix),
  locale: z.enum(LOCALES),
});
