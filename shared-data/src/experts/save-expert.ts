import { AppError, type Expert, expertLifecycle, userProfileSchema } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { noteOwnSave, withOwnSaves } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';

/** What an expert says of themselves. Their name is that of their account. */
export type ExpertWords = Pick<
  Expert,
  'headline' | 'bio' | 'languages' | 'languageLevels' | 'topics' | 'categoryIds' | 'photo'
>;

export interface ExpertSave {
  uid: string;
  /** The revision that the edits are based on; undefined for somebody who has no page yet, which starts as a draft. */
  rev: number | undefined;
  words: ExpertWords;
  /** The zone of a new page, until its person sets hours in another. */
  timeZone: string;
}

/**
 * Saves the words of a person's own page, without changing its state; returns the new revision. Throws AppError: `conflict`
 * when a newer one was saved in the meantime, `no-access` when the rules refuse, as without a verified e-mail address.
 */
export async function saveExpert({ uid, rev: seen, words, timeZone }: ExpertSave): Promise<number> {
  const path = `experts/${uid}`;
  const rev = withOwnSaves(path, seen);
  const saved = await transact(async (transaction) => {
    const reference = doc(database(), path);
    const stored = await transaction.get(reference);
    if (stored.exists() !== (rev !== undefined) || (stored.get('rev') ?? 0) !== (rev ?? 0))
      throw new AppError('conflict', `${path} has changed`);
    const next = (rev ?? 0) + 1;
    const fields = {
      ...withoutUndefined(words),
      displayName: await nameOf(transaction, uid),
      rev: next,
      updatedAt: serverTimestamp(),
    };
    if (stored.exists()) transaction.update(reference, { ...fields, photo: words.photo ?? deleteField() });
    else
      transaction.set(reference, {
        ...fields,
        timeZone,
        status: expertLifecycle.first,
        ratingAvg: 0,
        ratingCount: 0,
        offerings: {},
      });
    return next;
  });
  noteOwnSave(path, rev, saved);
  return saved;
}

async function nameOf(transaction: Transaction, uid: string): Promise<string> {
  const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', uid)));
  return profile?.name ?? '';
}
