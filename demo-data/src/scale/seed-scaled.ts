import { catalogueModel, coursePageModel, expertsModel, memoryStore } from '@cursiv/functions/read-models';
import { publishedCoursePart } from '../courses/course-documents.ts';
import type { SeedDocument, SeedTarget } from '../document/seed-target.ts';
import { seedDemo } from '../seed-demo.ts';
import { scaledCourse } from './scaled-course.ts';
import { PEOPLE_PER_COURSE, scaledProfile } from './scaled-people.ts';
import { RESOURCES_PER_COURSE, scaledBooking, scaledExpert, scaledResource } from './scaled-works.ts';

/** Courses that are made before anything is written, so that memory does not grow with the texts of the site. */
const TOGETHER = 100;

/** What lists are made of, beside the profiles and reviews of experts. */
const LISTED = /^(courses|resources|experts|schedules|busyCalendars|slotLocks)\/[^/]+$|\/lessonLists\/[^/]+$/;
const isListed = ({ path, fields }: SeedDocument) =>
  LISTED.test(path) ||
  fields.verifiedExpert === true ||
  (path.startsWith('reviews/') && fields.targetKind === 'expert');

/**
 * Fills the local services with the demo data and a large site beside it: so many courses, with ten people, two
 * resources, an expert and a held session for each. The same for the same number and day.
 */
export async function seedScaled(cloud: SeedTarget, courses: number, now = new Date()): Promise<void> {
  const listed = new Map<string, SeedDocument['fields']>();
  const write = async (documents: SeedDocument[]) => {
    for (const document of documents.filter(isListed)) listed.set(document.path, document.fields);
    await cloud.firestore.write(documents.filter(({ path }) => !isList(path)));
  };
  await seedDemo({ ...cloud, firestore: { write } }, now);
  for (let from = 0; from < courses; from += TOGETHER) {
    const indexes = each(Math.min(TOGETHER, courses - from), (nth) => from + nth);
    await write((await Promise.all(indexes.map((index) => withReadModels(documentsOf(index, now), now)))).flat());
  }
  await cloud.firestore.write(await lists(listed, now));
}

/** The n-th course with everything that belongs to it. */
const documentsOf = (index: number, now: Date): SeedDocument[] => [
  ...publishedCoursePart(scaledCourse(index), now).documents,
  ...each(RESOURCES_PER_COURSE, (nth) => scaledResource(index * RESOURCES_PER_COURSE + nth, now)),
  ...each(PEOPLE_PER_COURSE, (nth) => scaledProfile(index * PEOPLE_PER_COURSE + nth, now)),
  ...scaledExpert(index),
  scaledBooking(index, now),
];

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

/** The lists of everything: where there are none yet, whatever is kept first makes them whole. */
async function lists(listed: Map<string, SeedDocument['fields']>, now: Date): Promise<SeedDocument[]> {
  const store = memoryStore(listed);
  const [course] = await store.find({ collection: 'courses', limit: 1 });
  const [expert] = await store.find({ collection: 'experts', limit: 1 });
  if (course) await catalogueModel.keep(store, { kind: 'courses', id: course.id });
  if (expert) await expertsModel.keep(store, { uid: expert.id, now });
  return [...listed].filter(([path]) => isList(path)).map(([path, fields]) => ({ path, fields }));
}

const isList = (path: string) => path.startsWith('catalogue/');
