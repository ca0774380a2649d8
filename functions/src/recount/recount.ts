import { learnersModel } from '../read-models/learners/learners-model.ts';
import { ratingsModel } from '../read-models/ratings/ratings-model.ts';
import type { DocumentStore } from '../store/document-source.ts';

/**
 * Counts the learners and ratings of every course, and the ratings of every expert, anew; returns how many it looked at. What
 * pages show of a corrected document follows by the triggers.
 */
export async function recount(store: DocumentStore): Promise<{ courses: number; experts: number }> {
  const courses = await store.find({ collection: 'courses' });
  for (const { id } of courses) {
    await learnersModel.keep(store, id);
    await ratingsModel.keep(store, { targetKind: 'course', targetId: id });
  }
  const experts = await store.find({ collection: 'experts' });
  for (const { id } of experts) await ratingsModel.keep(store, { targetKind: 'expert', targetId: id });
  return { courses: courses.length, experts: experts.length };
}
