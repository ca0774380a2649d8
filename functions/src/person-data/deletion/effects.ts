import { bookingSchema, type DeletionEffects, isOpenBooking } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

/** The sessions of a person that are still to come, on either side. */
async function comingSessions(source: Pick<DocumentSource, 'find'>, uid: string, now: Date) {
  const sides = await Promise.all(
    ['learnerUid', 'expertUid'].map((side) => source.find({ collection: 'bookings', equals: { [side]: uid } })),
  );
  return allParsed(bookingSchema, sides.flat()).filter((booking) => isOpenBooking(booking) && booking.startAt > now);
}

/** What the deletion of an account will do to others, so that its person knows beforehand. */
export async function deletionEffects(source: DocumentSource, uid: string, now: Date): Promise<DeletionEffects> {
  const own = { ownerUid: uid };
  const [courses, drafts, resources, certificates, sessions] = await Promise.all([
    source.count({ collection: 'courses', equals: own }),
    source.count({ collection: 'courseDrafts', equals: own }),
    source.count({ collection: 'resources', equals: own }),
    source.count({ collection: 'certificates', equals: { uid } }),
    comingSessions(source, uid, now),
  ]);
  return { courses, drafts: Math.max(drafts - courses, 0), resources, certificates, bookings: sessions.length };
}

/** Cancels the sessions still to come; their other side is told by the trigger of every cancellation. */
export async function cancelSessions(store: DocumentStore, uid: string, now: Date): Promise<void> {
  for (const { id } of await comingSessions(store, uid, now))
    await store.transact(async (transaction) => {
      const booking = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
      if (!booking || !isOpenBooking(booking)) return;
      const cancelledBy = booking.expertUid === uid ? 'expert' : 'learner';
      transaction.update(`bookings/${id}`, { status: 'cancelled', cancelledBy, updatedAt: now, rev: booking.rev + 1 });
      for (const lockId of booking.lockIds) transaction.delete(`slotLocks/${lockId}`);
    });
}
