import {
  AppError,
  type PrivateNotes,
  privateNotesSchema,
  type SharedNotes,
  type SharedWords,
  sharedNotesSchema,
} from '@cursiv/shared-domain';
import { type DocumentReference, database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';
import { type Watch, watchDocument } from '../watch.ts';

const sharedOf = (bookingId: string) => doc(database(), 'bookings', bookingId, 'shared', 'notes');
const privateOf = (bookingId: string, uid: string) => doc(database(), 'bookings', bookingId, 'private', uid);

/** Watches what the two people of a booking have written together; undefined while they have not. */
export const watchSharedNotes = (bookingId: string): Watch<SharedNotes | undefined> =>
  watchDocument(sharedNotesSchema, () => sharedOf(bookingId));

/** Watches what a person notes of a booking for themselves; undefined while they have not. */
export const watchPrivateNotes = (bookingId: string, uid: string): Watch<PrivateNotes | undefined> =>
  watchDocument(privateNotesSchema, () => privateOf(bookingId, uid));

/** Saves what both people read and edit; returns the new revision. Throws AppError: `conflict` when a newer one was saved. */
export const saveSharedNotes = (bookingId: string, uid: string, words: SharedWords, rev: number): Promise<number> =>
  saveOn(sharedOf(bookingId), rev, { notes: words.notes, agreed: words.agreed, updatedBy: uid });

/** Saves a person's own notes of a booking; returns the new revision. Throws AppError: `conflict` when a newer one was saved. */
export const savePrivateNotes = (bookingId: string, uid: string, text: string, rev: number): Promise<number> =>
  saveOn(privateOf(bookingId, uid), rev, { text });

const saveOn = (reference: DocumentReference, rev: number, fields: object): Promise<number> =>
  transact(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('rev') ?? 0;
    if (stored !== rev) throw new AppError('conflict', `${reference.path} has revision ${String(stored)}`);
    transaction.set(reference, { ...fields, rev: rev + 1, updatedAt: serverTimestamp() });
    return rev + 1;
  });
