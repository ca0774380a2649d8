import type { DocumentStore } from '../../store/document-source.ts';
import { collectCourseView } from './collect-course-view.ts';
import { courseViewPath, packCourseView } from './course-view.ts';

/** Updates the stored view of a course's page from its documents. */
export const keepCourseView = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    // Read within the transaction, so that a concurrent change of the course collects it again.
    await transaction.get(`courses/${courseId}`);
    transaction.set(courseViewPath(courseId), packCourseView(await collectCourseView(store, courseId)));
  });
