import type { DocumentStore } from '../store/document-source.ts';
import { catalogueModel } from './catalogue/catalogue-model.ts';
import { coursePageModel } from './course-page/course-page-model.ts';
import { expertsModel } from './experts/experts-model.ts';

/** Fills an empty store with everything that visitors see, as triggers would do one document at a time. */
export async function keepAll(store: DocumentStore, now: Date): Promise<void> {
  const courses = await store.find({ collection: 'courses', equals: { status: 'published' } });
  for (const { id } of courses) {
    await catalogueModel.keep(store, { kind: 'courses', id });
    await coursePageModel.keep(store, id);
  }
  const resources = await store.find({ collection: 'resources', equals: { status: 'published' } });
  for (const { id } of resources) await catalogueModel.keep(store, { kind: 'resources', id });
  const experts = await store.find({ collection: 'experts', equals: { status: 'listed' } });
  for (const { id } of experts) {
    await catalogueModel.keep(store, { kind: 'experts', id });
    await expertsModel.keep(store, { uid: id, now });
  }
}
