import { AppError, cardPath, type PublicCard, publicCardSchema, sameValues } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';
import { type Watch, watchDocument } from '../watch.ts';

const placeOf = (uid: string) => doc(database(), cardPath(uid));

/** Watches a person's own card; undefined before they wrote one. */
export const watchCard = (uid: string): Watch<PublicCard | undefined> =>
  watchDocument(publicCardSchema, () => placeOf(uid));

/**
 * Saves a person's own card; `rev` is the revision that it is based on, 0 for the first. Returns the new revision.
 * Throws AppError: `conflict` when a newer one was saved in the meantime.
 */
export const saveCard = (uid: string, { rev, ...card }: PublicCard): Promise<number> =>
  transact(async (transaction) => {
    const reference = placeOf(uid);
    const stored = parseDocument(publicCardSchema, await transaction.get(reference));
    const next = rev + 1;
    const updatedAt = serverTimestamp();
    // An earlier try arrived unheard.
    if (stored && sameValues({ ...stored, updatedAt }, { ...card, rev: next, updatedAt })) return next;
    if ((stored?.rev ?? 0) !== rev) throw new AppError('conflict', `${reference.path} has another revision`);
    transaction.set(reference, { ...card, rev: next, updatedAt });
    return next;
  });
