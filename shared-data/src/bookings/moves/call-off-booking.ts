import type { Booking } from '@cursiv/shared-domain';
import { callFunction } from '../../call-function.ts';

/**
 * Calls a booking off as one of the staff, from the revision that they have seen; both sides are told the reason. Throws AppError:
 * `conflict` when it has changed or ended since, with the reason `begun` when its time has come.
 */
export const callOffBooking = async ({ id, rev }: Pick<Booking, 'id' | 'rev'>, reason: string): Promise<void> => {
  await callFunction('callOffBooking', { id, rev, reason });
};
