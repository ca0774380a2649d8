import { AppError, type Note, type NoteWords, sameValues } from '@cursiv/shared-domain';
import { collection, database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';

export interface NoteSave {
  uid: string;
  id: string;
  /** The revision that the edits are based on; 0 for a new one. */
  rev: number;
  /** The lesson that it is about, as it is called. */
  of: Pick<Note, 'courseId' | 'lessonId' | 'courseTitle' | 'lessonTitle'>;
  words: NoteWords;
}

const referenceOf = (uid: string, id: string) => doc(database(), 'users', uid, 'notes', id);

/** An id for a note that is not stored yet. */
export const newNoteId = (): string => doc(collection(database(), 'users')).id;

/** Saves a note; returns the new revision. Throws AppError: `conflict` when a newer one was saved, `allowance-spent`. */
export const saveNote = ({ uid, id, rev, of, words }: NoteSave): Promise<number> =>
  transact(async (transaction) => {
    const reference = referenceOf(uid, id);
    const fields = { text: words.text.trim(), rev: rev + 1, updatedAt: serverTimestamp() };
    const { second, passage } = words;
    const present = await transaction.get(reference);
    const said = [present.get('text'), present.get('second'), present.get('passage.quote')];
    // An earlier try arrived unheard.
    const isSaid = sameValues(said, [fields.text, second, passage?.quote]);
    if (rev === 0) {
      if (isSaid) return 1;
      // Another text under this id is from another window, and both are kept.
      const place = present.exists() ? referenceOf(uid, newNoteId()) : reference;
      const count = await allowanceFor(transaction, uid, 'notes');
      count(place.id);
      transaction.set(place, withoutUndefined({ ...of, ...fields, second, passage, createdAt: serverTimestamp() }));
      return 1;
    }
    const stored: unknown = present.get('rev');
    if (stored === rev + 1 && isSaid) return rev + 1;
    if (stored !== rev) throw new AppError('conflict', `${reference.path} has revision ${String(stored)}`);
    transaction.update(reference, { ...fields, second: second ?? deleteField(), passage: passage ?? deleteField() });
    return rev + 1;
  });

/** Deletes a person's note. Throws AppError. */
export const deleteNote = (uid: string, id: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.delete(referenceOf(uid, id));
  });
