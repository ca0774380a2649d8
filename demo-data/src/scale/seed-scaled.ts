import { coursePageModel, expertsModel, memoryStore } from '@cursiv/functions/read-models';
import { publishedCoursePart } from '../courses/course-documents.ts';
import { searchable } from '../document/searchable.ts';
import type { SeedDocument, SeedTarget } from '../document/seed-target.ts';
import { seedDemo } from '../seed-demo.ts';
import { scaledCourse } from './scaled-course.ts';
import { PEOPLE_PER_COURSE, scaledProfile } from './scaled-people.ts';
import { scaledQuestion } from './scaled-question.ts';
import { scaledWaiting } from './scaled-waiting.ts';
import { RESOURCES_PER_COURSE, scaledBooking, scaledExpert, scaledResource } from './scaled-works.ts';
import { isOfLists, WholeLists } from './whole-lists.ts';

/** Courses that are made before anything is written, so that memory does not grow with the texts of the site. */
const TOGETHER = 100;

/** The beginning of the present day (UTC). */
const today = () => new Date(new Date().setUTCHours(0, 0, 0, 0));

/**
 * Fills the local services with the demo data and a large site beside it: so many courses, with ten people, two
 * resources, an expert, a held session and a question for each, and work that waits. The same for the same number and day.
 */
export async function seedScaled(cloud: SeedTarget, courses: number, now = today()): Promise<void> {
  const lists = new WholeLists();
  const write = async (documents: SeedDocument[]) => {
    await lists.add(documents, now);
    await cloud.firestore.write(documents.filter((document) => !isOfLists(document)));
  };
  await seedDemo({ ...cloud, firestore: { write } }, now);
  for (let from = 0; from < courses; from += TOGETHER) {
    const together: SeedDocument[] = [];
    for (let index = from; index < Math.min(from + TOGETHER, courses); index += 1) {
      const documents = await withReadModels(documentsOf(index, now), now);
      await lists.add(documents, now);
      together.push(...documents.filter((document) => !isOfLists(document)));
    }
    await cloud.firestore.write(together);
  }
  await cloud.firestore.write(lists.documents());
}

/** The n-th course with everything that belongs to it. */
const documentsOf = (index: number, now: Date): SeedDocument[] =>
  [
    ...publishedCoursePart(scaledCourse(index), now).documents,
    ...each(RESOURCES_PER_COURSE, (nth) => scaledResource(index * RESOURCES_PER_COURSE + nth, now)),
    ...each(PEOPLE_PER_COURSE, (nth) => scaledProfile(index * PEOPLE_PER_COURSE + nth, now)),
    ...scaledExpert(index, now),
    scaledBooking(index, now),
    ...scaledQuestion(index, now),
    ...scaledWaiting(index, now),
  ].map(searchable);

const each = <Made>(count: number, make: (nth: number) => Made): Made[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** With what is kept of a course and of an expert alone. */
async function withReadModels(documents: readonly SeedDocument[], now: Date): Promise<SeedDocument[]> {
  const stored = new Map(documents.map(({ path, fields }) => [path, fields]));
  const store = memoryStore(stored);
  for (const { id } of await store.find({ collection: 'courses' })) await coursePageModel.keep(store, id);
  for (const { id } of await store.find({ collection: 'experts' })) await expertsModel.keep(store, { uid: id, now });
  return [...stored].map(([path, fields]) => ({ path, fields }));
}
