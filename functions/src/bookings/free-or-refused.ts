import { type BookingRefusal, bookingRefusalOf } from '@cursiv/shared-domain';

/** A week of a series that cannot be, and why. */
export type Conflict = { startAt: string; reason: BookingRefusal };

/** What was found, or why one of several times cannot be. Throws whatever is no refusal. */
export async function freeOrRefused<Found>(
  startAt: Date,
  find: () => Promise<Found>,
): Promise<{ free?: Found; conflict?: Conflict }> {
  try {
    return { free: await find() };
  } catch (error) {
    const reason = bookingRefusalOf(error);
    if (!reason) throw error;
    return { conflict: { startAt: startAt.toISOString(), reason } };
  }
}
