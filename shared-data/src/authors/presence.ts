import { type Presence, presenceSchema } from '@cursiv/shared-domain';
import { collection, database, doc, serverTimestamp, writeBatch } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';
import { type Watch, watchQuery } from '../watch.ts';

const present = (courseId: string) => collection(database(), 'courseDrafts', courseId, 'present');

/** Watches who has a draft open, those included whose last sign of life is old. */
export const watchPresent = (courseId: string): Watch<Presence[]> =>
  watchQuery(presenceSchema, () => present(courseId));

/** Says that a person has a draft open. Throws AppError. */
export const giveSignOfLife = (courseId: string, uid: string, name: string): Promise<void> =>
  guarded(async () => {
    const batch = writeBatch(database());
    batch.set(doc(present(courseId), uid), { name, at: serverTimestamp() });
    await batch.commit();
  });

/** Says that a person has closed a draft. Throws AppError. */
export const leaveDraft = (courseId: string, uid: string): Promise<void> =>
  guarded(async () => {
    const batch = writeBatch(database());
    batch.delete(doc(present(courseId), uid));
    await batch.commit();
  });
