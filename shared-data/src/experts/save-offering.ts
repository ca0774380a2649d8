import { AppError, type Expert, type Offering } from '@cursiv/shared-domain';
import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { noteOwnSave, withOwnSaves } from '../revisions/own-saves.ts';
import { transact } from '../transact.ts';
import { withoutUndefined } from '../without-undefined.ts';

export interface OfferingSave {
  /** The page as it was seen. */
  expert: Pick<Expert, 'id' | 'rev'>;
  offeringId: string;
  /** Undefined takes it away. */
  offering: Offering | undefined;
  /** Where its meetings take place, when they are online and the place is fixed. */
  meetingUrl: string | undefined;
}

/**
 * Saves one offering of a person's own page with the place of its meetings; returns the page's new revision. Throws AppError:
 * `conflict` when the page has changed since.
 */
export async function saveOffering({ expert, offeringId, offering, meetingUrl }: OfferingSave): Promise<number> {
  const path = `experts/${expert.id}`;
  const seen = withOwnSaves(path, expert.rev) ?? 0;
  const saved = await transact(async (transaction) => {
    const page = doc(database(), path);
    const link = doc(database(), 'experts', expert.id, 'meetingLinks', offeringId);
    const stored: unknown = (await transaction.get(page)).get('rev') ?? 0;
    if (stored !== seen) throw new AppError('conflict', `${path} has changed`);
    const rev = seen + 1;
    transaction.update(page, {
      [`offerings.${offeringId}`]: offering ? withoutUndefined(offering) : deleteField(),
      rev,
      updatedAt: serverTimestamp(),
    });
    if (offering && meetingUrl !== undefined) transaction.set(link, { url: meetingUrl });
    else transaction.delete(link);
    return rev;
  });
  noteOwnSave(path, seen, saved);
  return saved;
}
