import type { Course } from '@cursiv/shared-domain';
import { compareText } from '../../read-models/catalogue/compare-text.ts';
import type { CourseEntry } from '../../read-models/catalogue/entries.ts';
import { popularFirst } from '../../read-models/catalogue/search/course-search.ts';
import { kinship } from '../../read-models/catalogue/search/kinship.ts';
import type { Catalogue } from '../../read-models/catalogue/shard.ts';

/** How many courses to suggest at the end of another one. */
const RELATED = 3;
/** Courses on other subjects are related when their words have at least this much in common. */
const NEAR = 0.12;

/**
 * Published courses related to one. Courses on its subject come first, best match first; when these are few, courses on
 * other subjects that share many words follow. Empty when nothing is related.
 */
export function relatedCourses({ courses }: Catalogue, { id, categoryId }: Course): CourseEntry[] {
  const own = courses.find((course) => course.id === id);
  if (!own) return [];
  const ofSubject = courses.filter((course) => course.categoryId === categoryId);
  const around = ofSubject.length > RELATED ? ofSubject : courses;
  const shared = kinship(around, own);
  return around
    .filter((course) => course.id !== id)
    .map((course) => ({ course, isOfSubject: course.categoryId === categoryId, words: shared(course) }))
    .filter(({ isOfSubject, words }) => isOfSubject || words >= NEAR)
    .toSorted(
      (one, other) =>
        Number(other.isOfSubject) - Number(one.isOfSubject) ||
        other.words - one.words ||
        popularFirst(one.course, other.course) ||
        compareText(one.course.id, other.course.id),
    )
    .slice(0, RELATED)
    .map(({ course }) => course);
}
