import { type Booking, meetingUrlFor } from '@cursiv/shared-domain';
import { getMeetingUrl } from '../../experts/get-meeting-url.ts';
import { moveBooking } from './move-booking.ts';

/**
 * Accepts or declines a request, as the expert, with an optional explanation. The confirmation tells where the meeting is, if
 * the expert has fixed the place. Throws AppError.
 */
export async function answerBooking(booking: Booking, answer: 'confirmed' | 'declined', reason = ''): Promise<void> {
  const url = answer === 'confirmed' ? await getMeetingUrl(booking.expertUid, booking.offeringId) : undefined;
  const meetingUrl = url && meetingUrlFor(url, booking.id);
  await moveBooking(booking, { status: answer, reason: reason.trim() || undefined, meetingUrl });
}
