import type { DocumentStore } from '../../store/document-source.ts';
import { countLearners } from './count-learners.ts';
import { readLearners } from './read-learners.ts';

/**
 * Counts a course's learners anew into its document, so that events that come twice, late or in another order change
 * nothing. The course is read first: a count that is older than one written meanwhile is taken again.
 */
export const keepLearners = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const kept = await readLearners(transaction, courseId);
    if (kept === undefined) return;
    const enrollmentCount = await countLearners(store, courseId);
    if (kept !== enrollmentCount) transaction.update(`courses/${courseId}`, { enrollmentCount });
  });
