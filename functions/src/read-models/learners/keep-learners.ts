import { courseSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { countLearners } from './count-learners.ts';

/**
 * Counts a course's learners anew into its document, so that events that come twice, late or in another order change
 * nothing. The course is read first: a count that is older than one written meanwhile is taken again.
 */
export const keepLearners = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `courses/${courseId}`;
    const course = parsed(courseSchema, await transaction.get(path));
    if (!course) return;
    const enrollmentCount = await countLearners(store, courseId);
    if (course.enrollmentCount !== enrollmentCount) transaction.update(path, { enrollmentCount });
  });
