import type { Course } from '@cursiv/shared-domain';
import { compareText } from '../../read-models/catalogue/compare-text.ts';
import type { CourseEntry } from '../../read-models/catalogue/entries.ts';
import { popularFirst } from '../../read-models/catalogue/search/course-search.ts';
import { kinship } from '../../read-models/catalogue/search/kinship.ts';
import type { Catalogue } from '../../read-models/catalogue/shard.ts';

/** Courses named at the end of another one. */
const RELATED = 3;
/** Courses of other subjects are near when their words have this much in common. */
const NEAR = 0.12;

/**
 * Published courses that are like one: of its subject, those that share its words first; where these are few, of other
 * subjects those that share many. None when nothing is like it.
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
