import { keepLearners } from '../learners/keep-learners.ts';
import type { DocumentStore } from '../payload/document-source.ts';
import { keepRating } from '../reviews/keep-rating.ts';

/**
 * Counts the learners and ratings of every course, and the ratings of every expert, anew; returns how many it looked at. What
 * pages show of a corrected document follows by the triggers.
 */
export async function recount(store: DocumentStore): Promise<{ courses: number; experts: number }> {
  const courses = await store.find({ collection: 'courses' });
  for (const { id } of courses) {
    await keepLearners(store, id);
    await keepRating(store, { targetKind: 'course', targetId: id });
  }
  const experts = await store.find({ collection: 'experts' });
  for (const { id } of experts) await keepRating(store, { targetKind: 'expert', targetId: id });
  return { courses: courses.length, experts: experts.length };
}
