import type { DocumentStore } from '../store/document-source.ts';
import { countShares } from './count-shares.ts';
import { placeOf } from './figure-places.ts';

/** Takes everything that a person has added out of a course's figures. */
export async function forgetLearner(store: DocumentStore, courseId: string, uid: string): Promise<void> {
  const shares = await store.find({ collection: `courses/${courseId}/shares`, equals: { uid } });
  for (const { fields } of shares) {
    await store.transact((transaction) =>
      countShares(transaction, placeOf(courseId, String(fields.group), uid), [{ uid, next: () => [] }]),
    );
  }
}
