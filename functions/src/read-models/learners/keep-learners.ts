import type { DocumentStore } from '../../store/document-source.ts';
import { countLearners } from './count-learners.ts';
import { readLearners } from './read-learners.ts';

/**
 * Recounts a course's learners into its document, so that repeated, late or reordered events change nothing. The course
 * is read first: a count that is older than one written in the meantime is repeated.
 */
export const keepLearners = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const kept = await readLearners(transaction, courseId);
    if (kept === undefined) return;
    const enrollmentCount = await countLearners(store, courseId);
    if (kept !== enrollmentCount) transaction.update(`courses/${courseId}`, { enrollmentCount });
  });
