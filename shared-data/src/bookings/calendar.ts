import type { Locale } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';

/** A booking as an iCalendar file, in a language and zone. Throws AppError. */
export const getBookingFile = async (bookingId: string, locale: Locale, timeZone: string): Promise<string> =>
  (await callFunction<object, { text: string }>('bookingFile', { bookingId, locale, timeZone })).text;

/** The private address of the reader's feed; null while there is none. A new one ends the one before. Throws AppError. */
export const calendarFeed = async (action: 'read' | 'renew' | 'end'): Promise<string | null> =>
  (await callFunction<object, { address: string | null }>('calendarFeed', { action })).address;
