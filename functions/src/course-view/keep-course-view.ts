import { courseSchema, ratingOf } from '@cursiv/shared-domain';
import type { DocumentStore } from '../payload/document-source.ts';
import { parsed } from '../payload/parsed.ts';
import { collectCourseView, countRatings } from './collect-course-view.ts';
import { courseViewPath, packCourseView } from './course-view.ts';

/** Brings what is kept of a course's page up to date with its documents. */
export const keepCourseView = (store: DocumentStore, courseId: string): Promise<void> =>
  store.transact(async (transaction) => {
    // Read within the step, so that a course changed meanwhile is collected again.
    await transaction.get(`courses/${courseId}`);
    transaction.set(courseViewPath(courseId), packCourseView(await collectCourseView(store, courseId)));
  });

/** Counts a course's reviews anew into the course, so that an event delivered twice changes nothing. */
export async function keepRating(store: DocumentStore, courseId: string): Promise<void> {
  const rating = ratingOf(await countRatings(store, courseId));
  await store.transact(async (transaction) => {
    const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
    if (!course) return;
    if (course.ratingAvg === rating.ratingAvg && course.ratingCount === rating.ratingCount) return;
    transaction.update(`courses/${courseId}`, rating);
  });
}
