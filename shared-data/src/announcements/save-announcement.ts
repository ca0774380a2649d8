import { type Announcement, AppError, announcementLifecycle } from '@cursiv/shared-domain';
import { collection, database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { noteOwnSave } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';

/** What an author writes. */
export type AnnouncementWords = Pick<Announcement, 'title' | 'text'>;

export interface AnnouncementSave {
  uid: string;
  courseId: string;
  id: string;
  /** The revision that the edits are based on; 0 for a new one. */
  rev: number;
  words: AnnouncementWords;
}

const referenceOf = (courseId: string, id: string) => doc(database(), 'courses', courseId, 'announcements', id);

/** An id for an announcement that is not stored yet. */
export const newAnnouncementId = (): string => doc(collection(database(), 'courses')).id;

/** Saves the draft of an announcement; returns the new revision. Throws AppError: `conflict` when a newer one was saved. */
export async function saveAnnouncement({ uid, courseId, id, rev, words }: AnnouncementSave): Promise<number> {
  const reference = referenceOf(courseId, id);
  const next = rev + 1;
  await transact(async (transaction) => {
    const fields = { ...words, authorUid: uid, rev: next, updatedAt: serverTimestamp() };
    if (rev === 0) {
      const count = await allowanceFor(transaction, uid, 'announcements');
      count(id);
      const { first } = announcementLifecycle;
      transaction.set(reference, { ...fields, status: first, createdAt: serverTimestamp() });
      return;
    }
    const stored: unknown = (await transaction.get(reference)).get('rev');
    if (stored !== rev) throw new AppError('conflict', `${reference.path} has revision ${String(stored)}`);
    transaction.update(reference, fields);
  });
  noteOwnSave(reference.path, rev, next);
  return next;
}

/** Deletes a draft. Throws AppError. */
export const deleteAnnouncement = (courseId: string, id: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.delete(referenceOf(courseId, id));
  });

/** Takes back what was sent: it is no longer on the course's page. Throws AppError. */
export const withdrawAnnouncement = (courseId: string, id: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(referenceOf(courseId, id), { status: 'withdrawn', updatedAt: serverTimestamp() });
  });
