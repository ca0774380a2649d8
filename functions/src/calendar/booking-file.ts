import { AppError, bookingSchema, isKnownZone, LOCALES, sideOf } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../store/document-id.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { methodOf, writeCalendar } from './write-calendar.ts';

/** A person wants a booking of theirs as a file for their calendar. */
export const bookingFileSchema = z.strictObject({
  bookingId: z.string().refine(isDocumentId),
  locale: z.enum(LOCALES),
  timeZone: z.string().max(64).refine(isKnownZone),
});

/**
 * The calendar file of a booking: an invitation, or its withdrawal once it is called off. The same booking always has the
 * same UID, and each change a higher SEQUENCE. Throws AppError `no-access` to anybody but its two people.
 */
export async function bookingFile(
  store: Pick<DocumentSource, 'get'>,
  { bookingId, locale, timeZone }: z.infer<typeof bookingFileSchema>,
  uid: string,
  origin: string,
): Promise<{ text: string }> {
  const booking = parsed(bookingSchema, await store.get(`bookings/${bookingId}`));
  const side = booking && sideOf(booking, uid);
  if (!side) throw new AppError('no-access', `bookings/${bookingId}`);
  return { text: writeCalendar([{ booking, side }], { locale, timeZone, origin }, methodOf(booking)) };
}
