import { keepEnrolledCourse } from '../courses/enrolled/keep-enrolled-course.ts';
import { keepQuestion } from '../discussions/keeping/keep-question.ts';
import { questionsOf } from '../discussions/places.ts';
import { learnersModel } from '../read-models/learners/learners-model.ts';
import { ratingsModel } from '../read-models/ratings/ratings-model.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { recountWork } from '../work/recount-work.ts';
import { recountTeaching } from './teaching.ts';

/**
 * Recounts the learners, ratings, roster and figures of every course, puts in order what enrolments and lists of questions say of it, and
 * recounts the ratings and work of every expert; returns how many it checked. Triggers then update what pages show of a corrected document.
 */
export async function recount(store: DocumentStore): Promise<{ courses: number; experts: number }> {
  const courses = await store.find({ collection: 'courses' });
  for (const { id } of courses) {
    await learnersModel.keep(store, id);
    await ratingsModel.keep(store, { targetKind: 'course', targetId: id });
    await recountTeaching(store, id);
    await keepEnrolledCourse(store, id);
    for (const question of await store.find({ collection: questionsOf(id) }))
      await keepQuestion(store, id, question.id);
  }
  const experts = await store.find({ collection: 'experts' });
  for (const { id } of experts) {
    await ratingsModel.keep(store, { targetKind: 'expert', targetId: id });
    await recountWork(store, id);
  }
  return { courses: courses.length, experts: experts.length };
}
