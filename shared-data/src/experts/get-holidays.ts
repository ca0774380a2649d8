import type { Locale, PublicHoliday } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** The public holidays of a country (ISO 3166) in the year from a date on. Throws AppError. */
export const getHolidays = (country: string, locale: Locale, from: string): Promise<PublicHoliday[]> =>
  callFunction<object, PublicHoliday[]>('holidays', { country, locale, from });
