import { CATEGORY_IDS, type CategoryId, type L10nText } from '@cursiv/shared-domain';
import { category as en } from '@cursiv/shared-domain/words/en';
import { category as ro } from '@cursiv/shared-domain/words/ro';
import type { CourseEntry, ExpertEntry, ResourceEntry } from '../entries.ts';
import { type FoldedField, localFields, plainField } from './folded-fields.ts';

/** Folded texts of an entry, made at its first search and kept as long as the entry. */
function folding<Entry extends object>(fieldsOf: (entry: Entry) => FoldedField[]): (entry: Entry) => FoldedField[] {
  const known = new WeakMap<Entry, FoldedField[]>();
  return (entry) => {
    const present = known.get(entry) ?? fieldsOf(entry);
    known.set(entry, present);
    return present;
  };
}

const categoryName = (id: CategoryId): L10nText => ({ ro: ro[id], en: en[id] });
const categories = new Map(CATEGORY_IDS.map((id) => [id, localFields('category', categoryName(id))]));
const categoryFields = (id: CategoryId) => categories.get(id) ?? [];

/** The fields that a search for courses looks at. */
export const courseFields = folding((course: CourseEntry) => [
  ...localFields('title', course.title),
  ...course.instructors.map(({ name }) => plainField('instructor', name)),
  ...categoryFields(course.categoryId),
  ...localFields('subtitle', course.subtitle),
  ...course.lessons.flatMap(({ title }) => localFields('lesson', title)),
]);

/** The fields that a search for resources looks at. */
export const resourceFields = folding((resource: ResourceEntry) => [
  ...localFields('title', resource.title),
  ...categoryFields(resource.categoryId),
  ...localFields('subtitle', resource.summary),
]);

/** The fields that a search for experts looks at. */
export const expertFields = folding((expert: ExpertEntry) => [
  ...localFields('title', expert.headline),
  plainField('instructor', expert.displayName),
  ...localFields('topic', { ro: expert.topics.ro?.join(' '), en: expert.topics.en?.join(' ') }),
]);
