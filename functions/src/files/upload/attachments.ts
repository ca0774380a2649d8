import { AppError, attachmentPath, MAX_ATTACHMENTS, type StoredFile } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';

/** Throws AppError `quota-exceeded` when the booking that a file is for has as many as it may have. */
export async function checkRoomAt(transaction: DocumentTransaction, { place }: StoredFile): Promise<void> {
  if (place.kind !== 'booking') return;
  const collection = `bookings/${place.bookingId}/attachments`;
  const there = await transaction.find({ collection, limit: MAX_ATTACHMENTS });
  if (there.length >= MAX_ATTACHMENTS) throw new AppError('quota-exceeded');
}

/** Shows a file for a booking to both of its people. */
export function attach(
  transaction: DocumentTransaction,
  { id, ownerUid, place, path, name, bytes, contentType }: StoredFile,
  now: Date,
): void {
  if (place.kind !== 'booking') return;
  transaction.set(attachmentPath(place.bookingId, id), { ownerUid, path, name, bytes, contentType, addedAt: now });
}

/** Shows a file of a booking to nobody any more. */
export function detach(transaction: DocumentTransaction, { id, place }: StoredFile): void {
  if (place.kind === 'booking') transaction.delete(attachmentPath(place.bookingId, id));
}
