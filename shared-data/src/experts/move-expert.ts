import { AppError, type Expert, type ExpertStatus } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { withOwnSaves } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';

/**
 * Moves a person's own page to another state; an administrator's word on an earlier version goes. Throws AppError: `conflict`
 * when the page has changed since.
 */
export const moveExpert = ({ id, rev: seen }: Pick<Expert, 'id' | 'rev'>, status: ExpertStatus): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'experts', id);
    const rev = withOwnSaves(reference.path, seen) ?? 0;
    const stored: unknown = (await transaction.get(reference)).get('rev') ?? 0;
    if (stored !== rev) throw new AppError('conflict', `experts/${id} has changed`);
    transaction.update(reference, { status, ruling: deleteField(), rev: rev + 1, updatedAt: serverTimestamp() });
  });
