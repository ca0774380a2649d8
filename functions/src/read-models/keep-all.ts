import type { DocumentStore } from '../store/document-source.ts';
import { catalogueModel } from './catalogue/catalogue-model.ts';
import { coursePageModel } from './course-page/course-page-model.ts';
import { expertsModel } from './experts/experts-model.ts';

/** Fills an empty store with everything that visitors see, as triggers would do one document at a time. */
export async function keepAll(store: DocumentStore, now: Date): Promise<void> {
  const courses = await store.find({ collection: 'courses', equals: { status: 'published' } });
  await catalogueModel.keep(
    store,
    courses.map(({ id }) => ({ kind: 'courses', id })),
  );
  for (const { id } of courses) await coursePageModel.keep(store, id);
  const resources = await store.find({ collection: 'resources', equals: { status: 'published' } });
  await catalogueModel.keep(
    store,
    resources.map(({ id }) => ({ kind: 'resources', id })),
  );
  const experts = await store.find({ collection: 'experts', equals: { status: 'listed' } });
  await catalogueModel.keep(
    store,
    experts.map(({ id }) => ({ kind: 'experts', id })),
  );
  for (const { id } of experts) await expertsModel.keep(store, { uid: id, now });
}
