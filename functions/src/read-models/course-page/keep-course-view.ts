import type { DocumentStore } from '../../store/document-source.ts';
import { collectCourseView } from './collect-course-view.ts';
import { courseViewPath, packCourseView } from './course-view.ts';

/** Brings what is kept of a course's page up to date with its documents. */
export const keepCourseView = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    // Read within the step, so that a course changed meanwhile is collected again.
    await transaction.get(`courses/${courseId}`);
    transaction.set(courseViewPath(courseId), packCourseView(await collectCourseView(store, courseId)));
  });
