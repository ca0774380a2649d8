import { type Booking, isCalledOff } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import type { Move } from '../rescheduling/move-time.ts';
import type { SeenWeeks } from './seen-weeks.ts';

/** The first of the weeks tells of the change, and of how many it is. */
const sharedChange = ({ rev }: Booking, index: number, weeks: number) => ({ rev: rev + 1, weeks, tells: index === 0 });

/** Moves of several weeks that are told as one. */
export const toldOnce = <M extends Move>(moves: readonly (M & { fields: Partial<Booking> })[]) =>
  moves.map((move, index) => ({
    ...move,
    fields: { ...move.fields, sharedChange: sharedChange(move.booking, index, moves.length) },
  }));

/** Changes several weeks, told as one; what is called off gives its time back. */
export function changeWeeks(
  transaction: DocumentTransaction,
  { weeks }: Pick<SeenWeeks, 'weeks'>,
  fieldsOf: (booking: Booking) => Partial<Booking>,
  now: Date,
): void {
  for (const [index, booking] of weeks.entries()) {
    const fields = fieldsOf(booking);
    transaction.update(`bookings/${booking.id}`, {
      ...fields,
      sharedChange: sharedChange(booking, index, weeks.length),
      updatedAt: now,
      rev: booking.rev + 1,
    });
    if (!fields.status || !isCalledOff({ status: fields.status })) continue;
    for (const lock of booking.lockIds) transaction.delete(`slotLocks/${lock}`);
  }
}
