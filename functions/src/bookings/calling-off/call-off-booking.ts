import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  BOOKING_LIMITS,
  bookingRefused,
  bookingSchema,
  canStaffCallOff,
  decidesOn,
  hasBegun,
  may,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

export const callOffSchema = z.strictObject({
  id: z.string().refine(isDocumentId),
  /** The revision that was seen. */
  rev: z.int(),
  reason: z.string().trim().min(1).max(BOOKING_LIMITS.reason),
});

/**
 * Calls a booking off for the staff, with a reason that both sides are told, frees the expert's time, and records it. Throws `no-access`,
 * `not-found`, or `conflict` when it has changed or ended meanwhile, with the reason `begun` when its time has come.
 */
export const callOffBooking = (
  store: DocumentStore,
  { id, rev, reason }: z.infer<typeof callOffSchema>,
  { uid }: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `bookings/${id}`;
    const { fields: actor = {} } = (await transaction.get(`users/${uid}`)) ?? {};
    const booking = parsed(bookingSchema, await transaction.get(path));
    if (!may(actor, 'bookings')) throw new AppError('no-access');
    if (!booking) throw new AppError('not-found');
    if (!decidesOn({ ...actor, id: uid }, [booking.learnerUid, booking.expertUid])) throw new AppError('no-access');
    if (hasBegun(booking, now)) throw bookingRefused('begun');
    if (booking.rev !== rev || !canStaffCallOff(booking, now)) throw new AppError('conflict');
    const eventId = randomBytes(12).toString('hex');
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: uid, actorName: String(actor.name || actor.email || '') },
      ...{ action: 'booking.calledOff', subject: path },
      changes: {
        status: { old: booking.status, new: 'cancelled' },
        reason: { old: booking.reason ?? null, new: reason },
      },
    };
    transaction.update(path, { status: 'cancelled', cancelledBy: 'admin', reason, updatedAt: now, rev: rev + 1 });
    for (const lockId of booking.lockIds) transaction.delete(`slotLocks/${lockId}`);
    transaction.set(`auditEvents/${eventId}`, { ...event });
  });
