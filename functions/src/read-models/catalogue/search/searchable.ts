import type { Categories, CategoryId } from '@cursiv/shared-domain';
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

type Fields<Entry> = (entry: Entry) => FoldedField[];

/** The fields of an entry with those of its category; the same function while the categories are the same. */
function categorised<Entry extends { categoryId: CategoryId }>(own: Fields<Entry>) {
  const known = new WeakMap<Categories, Fields<Entry>>();
  return (of: Categories): Fields<Entry> => {
    const present = known.get(of);
    if (present) return present;
    const names = new Map(of.categories.map(({ id, name }) => [id, localFields('category', name)]));
    const fields: Fields<Entry> = (entry) => [...own(entry), ...(names.get(entry.categoryId) ?? [])];
    known.set(of, fields);
    return fields;
  };
}

/** What a course says itself. */
export const ownCourseFields = folding((course: CourseEntry) => [
  ...localFields('title', course.title),
  ...course.instructors.map(({ name }) => plainField('instructor', name)),
  ...localFields('subtitle', course.subtitle),
  ...course.lessons.flatMap(({ title }) => localFields('lesson', title)),
]);

/** The fields that a search for courses looks at, under these categories. */
export const courseFields = categorised(ownCourseFields);

/** The fields that a search for resources looks at, under these categories. */
export const resourceFields = categorised(
  folding((resource: ResourceEntry) => [
    ...localFields('title', resource.title),
    ...localFields('subtitle', resource.summary),
  ]),
);

/** The fields that a search for experts looks at. */
export const expertFields = folding((expert: ExpertEntry) => [
  ...localFields('title', expert.headline),
  plainField('instructor', expert.displayName),
  ...localFields('topic', { ro: expert.topics.ro?.join(' '), en: expert.topics.en?.join(' ') }),
]);
